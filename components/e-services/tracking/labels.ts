import type { FormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

export interface TrackingLabels {
  readonly form: FormLabels;
  readonly tracking: (typeof messages)['tracking'];
  readonly loading: string;
  /** Short number of the contact centre. */
  readonly phone: string;
}
