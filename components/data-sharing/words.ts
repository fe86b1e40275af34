import type { FormWords, SubmissionWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What the data sharing form says in the browser. */
export interface DataSharingWords {
  readonly form: FormWords;
  readonly submission: SubmissionWords;
  readonly dataSharing: (typeof messages)['dataSharing'];
  /** Short number of the contact centre. */
  readonly phone: string;
}
