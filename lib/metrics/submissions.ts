import { metrics } from './metrics';

/** Counts a valid submission by outcome and operation, also if the CMS stores it. */
export function countSubmission(form: string, outcome: 'stored' | 'refused' | 'unavailable'): void {
  metrics().submissions.inc({ form, outcome });
}
