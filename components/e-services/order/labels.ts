import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

/** Labels of the order form. */
export interface OrderLabels extends SubmissionFormLabels {
  readonly order: (typeof messages)['order'];
}
