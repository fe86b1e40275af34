import { state } from '@/tools/gallery/state';
import { FormGrid } from '../../layout/FormGrid/FormGrid';
import { MobileInput } from './MobileInput';

export default {};

export const Fields = state(({ messages }) => (
  <FormGrid>
    <MobileInput id="empty" labels={messages.submission} />
    <MobileInput
      id="wrong"
      labels={messages.submission}
      defaultValue="051234567"
      error={messages.errors['ERROR MOBILE NUMBER']}
    />
  </FormGrid>
));
