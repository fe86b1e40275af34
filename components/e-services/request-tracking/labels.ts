import type { FormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

/** Labels of request tracking. */
export interface RequestTrackingLabels {
  readonly form: FormLabels;
  readonly request: (typeof messages)['requestTracking'];
  /** Beside a Gregorian date on Arabic pages. */
  readonly hijri: string;
  /** Short number of the contact centre. */
  readonly phone: string;
}
