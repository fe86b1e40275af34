import type { FormWords, SubmissionWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What the contact form says in the browser. */
export interface ContactWords {
  readonly form: FormWords;
  readonly submission: SubmissionWords;
  readonly contact: (typeof messages)['contact'];
  /** Short number of the contact centre. */
  readonly phone: string;
}
