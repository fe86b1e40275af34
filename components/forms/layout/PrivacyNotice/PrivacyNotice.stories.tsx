import { format } from '@/lib/i18n/format';
import { state } from '@/tools/gallery/state';
import { PrivacyNotice } from './PrivacyNotice';

export default {};

export const Contact = state(({ messages }) => (
  <PrivacyNotice
    text={format(messages.privacy.contact, { period: messages.privacy.periods[36] })}
    policy={messages.privacy.policy}
    href="/privacy-policy"
    newTab={messages.ui.opensInNewTab}
  />
));
