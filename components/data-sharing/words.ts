import type { SubmissionFormWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What the data sharing form says in the browser. */
export interface DataSharingWords extends SubmissionFormWords {
  readonly dataSharing: (typeof messages)['dataSharing'];
}
