import { CALLBACK_FORM } from './callback';
import { CONTACT_FORM } from './contact';
import { DATA_SHARING_FORM } from './data-sharing';
import type { FormDefinition } from './definition';
import { FEEDBACK_FORM } from './feedback';
import { JOB_APPLICATION_FORM } from './job-application';
import { ORDER_FORM } from './order';

/** All forms by their kind, in the order of lists. A page imports its own alone. */
export const FORMS = {
  contact: CONTACT_FORM,
  'data-sharing': DATA_SHARING_FORM,
  order: ORDER_FORM,
  'job-application': JOB_APPLICATION_FORM,
  callback: CALLBACK_FORM,
  feedback: FEEDBACK_FORM,
} as const satisfies { readonly [Kind in string]: FormDefinition & { readonly kind: Kind } };

/** Kinds of case: the forms that visitors send. */
export type CaseKind = keyof typeof FORMS;

export const CASE_KINDS = Object.keys(FORMS) as readonly CaseKind[];

export const formOf = (kind: CaseKind): FormDefinition => FORMS[kind];

/**
 * Days after the day of its receipt for which an order reserves its quantity: until the end of the day by
 * which a decision is promised.
 */
export const RESERVATION_DAYS = ORDER_FORM.promise.days;

export * from './callback';
export * from './contact';
export * from './data-sharing';
export * from './definition';
export * from './feedback';
export * from './job-application';
export * from './order';
