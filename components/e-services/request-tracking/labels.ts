import type { FormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

export interface RequestTrackingLabels {
  readonly form: FormLabels;
  readonly request: (typeof messages)['requestTracking'];
  /** Label of the Umm al-Qura date on Arabic pages. */
  readonly hijri: string;
  /** Short number of the contact centre. */
  readonly phone: string;
}
