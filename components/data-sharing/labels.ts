import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

export interface DataSharingLabels extends SubmissionFormLabels {
  readonly dataSharing: (typeof messages)['dataSharing'];
}
