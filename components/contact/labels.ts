import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

export interface ContactLabels extends SubmissionFormLabels {
  readonly contact: (typeof messages)['contact'];
}
