import {
  CALLBACK_FORM,
  CONTACT_FORM,
  DATA_SHARING_FORM,
  JOB_APPLICATION_FORM,
  ORDER_FORM,
} from '@ports-authority/e-services-contract';

/**
 * How long what visitors send is kept, in months, as the published rules say (complaints: regulation on
 * complaints and suggestions, article 7). The notices at the forms are made from this table.
 */
export const RETENTION_MONTHS = {
  contact: CONTACT_FORM.retention.months,
  order: ORDER_FORM.retention.months,
  dataSharing: DATA_SHARING_FORM.retention.months,
  jobApplication: JOB_APPLICATION_FORM.retention.months,
  callback: CALLBACK_FORM.retention.months,
} as const;

/** Forms with personal data. */
export type PersonalForm = keyof typeof RETENTION_MONTHS;
