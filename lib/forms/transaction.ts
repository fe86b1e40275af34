import * as yup from 'yup';
import { parseHijri } from '../dates/hijri';
import { captchaField, digitsField } from './fields';

/**
 * Transaction tracking (specification §5): hijriDate is D/MM/YYYY, a real day of the Umm al-Qura
 * calendar; spaces in documentNumber do not count.
 */
export const transactionSchema = yup.object({
  documentNumber: digitsField(30, 'ERROR DOCUMENT NUMBER INVALID')
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/ /g, '') : value))
    .required('ERROR DOCUMENT NUMBER')
    .matches(/^[0-9A-Za-z/-]*$/, {
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
