import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import type messages from '@/messages/ar.json';

export interface VacanciesLabels extends SubmissionFormLabels {
  readonly vacancies: (typeof messages)['vacancies'];
}
