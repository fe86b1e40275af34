import { metrics } from './metrics';

/**
 * Counts what became of a submission whose form was valid.
 * @param form its operation of the e-services API, also where the CMS stores it
 */
export function countSubmission(form: string, outcome: 'stored' | 'refused' | 'unavailable'): void {
  metrics().submissions.inc({ form, outcome });
}
