import type { SubmissionFormWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What the order form says in the browser. */
export interface OrderWords extends SubmissionFormWords {
  readonly order: (typeof messages)['order'];
}
