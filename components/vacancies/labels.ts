import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

/** What the job application form says in the browser. */
export interface VacanciesLabels extends SubmissionFormLabels {
  readonly vacancies: (typeof messages)['vacancies'];
}
