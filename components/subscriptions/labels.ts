import type { FormLabels } from '@/components/forms/labels/labels';
import type { PrivacyText } from '@/lib/privacy/privacy-notice';
import type messages from '@/messages/ar.json';

export interface SubscribeLabels {
  readonly form: FormLabels;
  readonly subscribe: (typeof messages)['subscriptions']['form'];
  readonly privacy: PrivacyText;
  /** Short number of the contact centre. */
  readonly phone: string;
}
