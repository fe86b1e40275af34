import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

/** Labels of the job application form in the browser. */
export interface VacanciesLabels extends SubmissionFormLabels {
  readonly vacancies: (typeof messages)['vacancies'];
}
