import {
  DOCUMENT_NUMBER,
  MAX_DOCUMENT_NUMBER_CHARACTERS,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { formatHijri, parseHijri } from '../dates/hijri';
import { MAX_DATE_CHARACTERS } from '../dates/typed-date';
import { captchaField, digitsField, ofText } from './fields';

/** hijriDate becomes D/MM/YYYY, a valid Umm al-Qura day; documentNumber loses its spaces. */
export const transactionSchema = yup.object({
  documentNumber: digitsField(MAX_DOCUMENT_NUMBER_CHARACTERS, 'ERROR DOCUMENT NUMBER INVALID')
    .transform(ofText((text) => text.replace(/ /g, '')))
    .required('ERROR DOCUMENT NUMBER')
    .matches(DOCUMENT_NUMBER, {
      message: 'ERROR DOCUMENT NUMBER INVALID',
      excludeEmptyString: true,
    }),
  hijriDate: digitsField(MAX_DATE_CHARACTERS, 'ERROR HIJRI DATE INVALID')
    .transform(ofText(asHijri))
    .required('ERROR HIJRI DATE')
    .test(
      'hijri-day',
      'ERROR HIJRI DATE INVALID',
      (value) => value === '' || parseHijri(value) !== null,
    ),
  captcha: captchaField,
});

export type TransactionValues = yup.InferType<typeof transactionSchema>;

function asHijri(text: string): string {
  const day = parseHijri(text);
  return day ? formatHijri(day) : text;
}
