import { state } from '@/gallery/state';
import { FormGrid } from '../../layout/FormGrid/FormGrid';
import { MobileInput } from './MobileInput';

export default {};

export const Fields = state(({ messages }) => (
  <FormGrid>
    <MobileInput id="empty" labels={messages.submission} typed="" />
    <MobileInput
      id="national"
      labels={messages.submission}
      typed="0512345678"
      defaultValue="0512345678"
      error={messages.errors['ERROR MOBILE']}
    />
  </FormGrid>
));
