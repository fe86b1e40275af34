import {
  EMAIL,
  MAX_CASE_CONTACT_CHARACTERS,
  REFERENCE,
  type CaseStatusFields,
} from '@ports-authority/e-services-contract';
import { mailAddress, telephoneDigits } from '@ports-authority/text';
import * as yup from 'yup';
import { captchaField, digitsField, ofText } from './fields';

const MAX_REFERENCE_CHARACTERS = 30;
const TELEPHONE = /^\d{9,15}$/;

/** A reference number in any spelling (`npa 2026 7k3m9q`), and the sender's number or mail. */
export const requestTrackingSchema = yup.object({
  reference: digitsField(MAX_REFERENCE_CHARACTERS, 'ERROR REFERENCE INVALID')
    .transform(ofText(requestReference))
    .required('ERROR REFERENCE')
    .matches(REFERENCE, { message: 'ERROR REFERENCE INVALID', excludeEmptyString: true }),
  contact: digitsField(MAX_CASE_CONTACT_CHARACTERS, 'ERROR CONTACT INVALID')
    .transform(ofText(mailAddress))
    .required('ERROR CONTACT')
    .test('contact', 'ERROR CONTACT INVALID', (value) => value === '' || isContact(value)),
  captcha: captchaField,
});

export type RequestTrackingValues = yup.InferType<typeof requestTrackingSchema>;

/** The fields' names in the form and on the wire. */
export const REQUEST_TRACKING_NAMES: Readonly<
  Record<Exclude<keyof CaseStatusFields, 'captcha'>, keyof RequestTrackingValues>
> = { Reference: 'reference', Contact: 'contact' };

/** A reference in any spelling as `NPA-2026-7K3M9Q`. */
export function requestReference(text: string): string {
  const characters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return characters.replace(/^NPA(\d{4})([0-9A-Z]+)$/, 'NPA-$1-$2');
}

function isContact(text: string): boolean {
  return EMAIL.test(text) || TELEPHONE.test(telephoneDigits(text));
}
