import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

/** What the data sharing form says in the browser. */
export interface DataSharingLabels extends SubmissionFormLabels {
  readonly dataSharing: (typeof messages)['dataSharing'];
}
