import { state } from '@/tools/gallery/state';
import { FormGrid } from '../../layout/FormGrid/FormGrid';
import { TextInput } from './TextInput';

export default {};

const ignore = () => {};

export const Fields = state(({ text, messages }) => (
  <FormGrid>
    <TextInput id="empty" label={text('الاسم', 'Name')} />
    <TextInput id="filled" label={text('الاسم', 'Name')} defaultValue={text('نورة', 'Noura')} />
    <TextInput id="hint" label={text('الاسم', 'Name')} hint={messages.forms.captcha.hint} optional />
    <TextInput id="ltr" ltr label={text('الرقم', 'Number')} defaultValue="2024/017" />
    <TextInput
      id="counted"
      label={text('العنوان', 'Subject')}
      limit={100}
      value={text('طلب', 'Request')}
      counted={text('طلب', 'Request')}
      onChange={ignore}
    />
    <TextInput id="disabled" label={text('الاسم', 'Name')} disabled defaultValue="AL BAHR 1" />
  </FormGrid>
));

export const Errors = state(({ messages, text }) => (
  <FormGrid>
    <TextInput id="wrong" label={text('الاسم', 'Name')} error={messages.errors['ERROR NAME']} />
    <TextInput
      id="wrong-hint"
      label={text('الاسم', 'Name')}
      hint={messages.forms.captcha.hint}
      error={messages.errors['ERROR NAME']}
      defaultValue="123"
    />
  </FormGrid>
));

export const Long = state(({ long }) => (
  <FormGrid>
    <TextInput id="long" label={long} hint={long} error={long} defaultValue={long} />
    <TextInput id="neighbour" label="B" />
  </FormGrid>
));
