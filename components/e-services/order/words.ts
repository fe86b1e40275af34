import type { FormWords, SubmissionWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What the order form says in the browser. */
export interface OrderWords {
  readonly form: FormWords;
  readonly order: (typeof messages)['order'];
  readonly submission: SubmissionWords;
  /** Short number of the contact centre. */
  readonly phone: string;
}
