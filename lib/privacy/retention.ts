/**
 * Retention of submissions in months, by the published rules (complaints: regulation on complaints
 * and suggestions, article 7). Notices use this table; a unit test compares the privacy policy and
 * the e-services API's defaults with it.
 */
export const RETENTION_MONTHS = {
  contact: 36,
  order: 12,
  dataSharing: 12,
  jobApplication: 6,
  callback: 3,
} as const;

/** Forms with personal data. */
export type PersonalForm = keyof typeof RETENTION_MONTHS;
