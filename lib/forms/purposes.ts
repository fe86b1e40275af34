import { CONTACT_FORM } from '@ports-authority/e-services-contract';

/** Purposes of the contact form, as they are sent. */
export const PURPOSES = CONTACT_FORM.fields.purpose.values;
export type Purpose = (typeof PURPOSES)[number];
