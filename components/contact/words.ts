import type { SubmissionFormWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What the contact form says in the browser. */
export interface ContactWords extends SubmissionFormWords {
  readonly contact: (typeof messages)['contact'];
}
