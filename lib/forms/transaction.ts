import {
  DOCUMENT_NUMBER,
  MAX_DOCUMENT_NUMBER_CHARACTERS,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { parseHijri } from '../dates/hijri';
import { captchaField, digitsField } from './fields';

/**
 * Transaction tracking: hijriDate is D/MM/YYYY, a valid day of the Umm al-Qura calendar; spaces in
 * documentNumber are ignored.
 */
export const transactionSchema = yup.object({
  documentNumber: digitsField(MAX_DOCUMENT_NUMBER_CHARACTERS, 'ERROR DOCUMENT NUMBER INVALID')
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/ /g, '') : value))
    .required('ERROR DOCUMENT NUMBER')
    .matches(DOCUMENT_NUMBER, {
      message: 'ERROR DOCUMENT NUMBER INVALID',
      excludeEmptyString: true,
    }),
  hijriDate: digitsField(10, 'ERROR HIJRI DATE INVALID')
    .required('ERROR HIJRI DATE')
    .test(
      'hijri-day',
      'ERROR HIJRI DATE INVALID',
      (value) => value === '' || parseHijri(value) !== null,
    ),
  captcha: captchaField,
});

export type TransactionValues = yup.InferType<typeof transactionSchema>;
