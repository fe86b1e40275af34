import {
  CALLBACK_FORM,
  CONTACT_FORM,
  DATA_SHARING_FORM,
  FEEDBACK_FORM,
  JOB_APPLICATION_FORM,
  ORDER_FORM,
  wireExampleOf,
} from '@ports-authority/e-services-contract';

/** Valid fields of each form, without captcha and file. */
export const CONTACT = wireExampleOf(CONTACT_FORM);
export const JOB_APPLICATION = wireExampleOf(JOB_APPLICATION_FORM);
export const ORDER = wireExampleOf(ORDER_FORM);
export const DATA_SHARING = wireExampleOf(DATA_SHARING_FORM);
export const CALLBACK = wireExampleOf(CALLBACK_FORM);
export const FEEDBACK = wireExampleOf(FEEDBACK_FORM);
