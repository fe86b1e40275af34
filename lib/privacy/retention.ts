/**
 * How long what visitors send is kept, in months: as the published rules say (complaints: regulation on
 * complaints and suggestions, article 7). The notices at the forms are made from this table; a unit
 * test holds the privacy policy and the e-services API's defaults against it.
 */
export const RETENTION_MONTHS = {
  contact: 36,
  order: 12,
  dataSharing: 12,
  jobApplication: 6,
  callback: 3,
} as const;

/** The forms that ask for personal data. */
export type PersonalForm = keyof typeof RETENTION_MONTHS;
