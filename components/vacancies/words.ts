import type { FormWords, SubmissionWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What the job application form says in the browser. */
export interface VacanciesWords {
  readonly form: FormWords;
  readonly submission: SubmissionWords;
  readonly vacancies: (typeof messages)['vacancies'];
  /** Short number of the contact centre. */
  readonly phone: string;
}
