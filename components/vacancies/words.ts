import type { SubmissionFormWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What the job application form says in the browser. */
export interface VacanciesWords extends SubmissionFormWords {
  readonly vacancies: (typeof messages)['vacancies'];
}
