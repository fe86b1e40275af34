import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

/** What the order form says in the browser. */
export interface OrderLabels extends SubmissionFormLabels {
  readonly order: (typeof messages)['order'];
}
