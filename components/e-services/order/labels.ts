import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

export interface OrderLabels extends SubmissionFormLabels {
  readonly order: (typeof messages)['order'];
}
