import { state, type Stage } from '@/tools/gallery/state';
import { TextInput } from '../../fields/TextInput/TextInput';
import { FormGrid } from '../FormGrid/FormGrid';
import { FormHead } from '../FormHead/FormHead';
import { SubmitRow } from '../SubmitRow/SubmitRow';
import { FormPanel } from './FormPanel';

export default {};

const ignore = () => {};

const form = ({ messages, text }: Stage, sending: boolean, progress: number | null) => (
  <FormPanel label={text('تواصل معنا', 'Contact us')} onSubmit={ignore}>
    <FormHead title={text('تواصل معنا', 'Contact us')} labels={messages.submission} />
    <FormGrid columns={3}>
      <TextInput id="first" label={text('الاسم الأول', 'First name')} />
      <TextInput id="last" label={text('اسم العائلة', 'Family name')} />
      <TextInput id="city" label={text('المدينة', 'City')} />
    </FormGrid>
    <SubmitRow
      labels={messages.submission}
      label={messages.chat.send}
      sending={sending}
      progress={progress}
      onCancel={ignore}
    />
  </FormPanel>
);

export const Idle = state((stage) => form(stage, false, null));

export const Sending = state((stage) => form(stage, true, null));

export const Uploading = state((stage) => form(stage, true, 0.45));
