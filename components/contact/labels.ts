import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

/** Labels of the contact form in the browser. */
export interface ContactLabels extends SubmissionFormLabels {
  readonly contact: (typeof messages)['contact'];
}
