import { metrics } from './metrics';

/**
 * Counts a submission of a valid form by outcome.
 * @param form its operation of the e-services API, also if the CMS stores it
 */
export function countSubmission(form: string, outcome: 'stored' | 'refused' | 'unavailable'): void {
  metrics().submissions.inc({ form, outcome });
}
