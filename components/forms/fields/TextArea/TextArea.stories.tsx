import { state } from '@/tools/gallery/state';
import { FormGrid } from '../../layout/FormGrid/FormGrid';
import { TextArea } from './TextArea';

export default {};

const ignore = () => {};

export const Fields = state(({ messages, long }) => (
  <FormGrid>
    <TextArea id="empty" label={messages.chat.details} rows={3} />
    <TextArea
      id="counted"
      label={messages.chat.details}
      rows={3}
      limit={1000}
      value={long}
      counted={long}
      onChange={ignore}
    />
    <TextArea
      id="wrong"
      wide
      label={messages.chat.details}
      error={messages.errors['ERROR DETAILS']}
    />
  </FormGrid>
));
