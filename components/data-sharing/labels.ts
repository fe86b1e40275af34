import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

/** Labels of the data sharing form in the browser. */
export interface DataSharingLabels extends SubmissionFormLabels {
  readonly dataSharing: (typeof messages)['dataSharing'];
}
