import * as yup from 'yup';
import { EMAIL, IDENTITY, MOBILE, PHONE } from '@ports-authority/e-services-contract';
import { mailAddress, mobileDigits, severalLines, telephoneDigits } from '@ports-authority/text';
import { asText, bounded, digitsField, isPlainText, ofText, textField } from './fields';

/* Fields that several forms share; messages are keys of `errors`. */

/** An e-mail address; `maxLength` in characters, with the domain in ASCII. */
export const emailField = (maxLength = 100) =>
  textField(maxLength, 'ERROR EMAIL INVALID')
    .transform(ofText(mailAddress))
    .required('ERROR EMAIL')
    .matches(EMAIL, { message: 'ERROR EMAIL INVALID', excludeEmptyString: true });

/** A mobile number in any spelling as 12 digits from 966; `empty` and `wrong` are the form's own messages. */
export const mobileField = (empty: string, wrong: string) =>
  digitsField(20, wrong)
    .transform(ofText(mobileDigits))
    .required(empty)
    .matches(MOBILE, { message: wrong, excludeEmptyString: true });

/** A telephone number in any spelling as 12 digits. */
export const phoneField = digitsField(20, 'ERROR PHONE INVALID')
  .transform(ofText(telephoneDigits))
  .required('ERROR PHONE')
  .matches(PHONE, { message: 'ERROR PHONE INVALID', excludeEmptyString: true });

/** 10 digits that begin with 1; separators are ignored. */
export const identityField = (empty: string) =>
  digitsField(20, 'ID Number Error')
    .transform(ofText((text) => text.replace(/[\s.\p{Pd}]/gu, '')))
    .required(empty)
    .matches(IDENTITY, { message: 'ID Number Error', excludeEmptyString: true });

/** Several lines of text: line breaks are kept, other control characters refused. */
export const linesField = (maxLength: number) =>
  yup
    .string()
    .transform(asText)
    .transform(bounded(maxLength))
    // Among others: browsers send a line break as two characters but count it as one character.
    .transform(ofText(severalLines))
    .typeError('ERROR TEXT')
    .max(maxLength, 'ERROR TEXT LENGTH')
    .test('plain', 'ERROR TEXT', (value) => isPlainText((value ?? '').replace(/[\n\r\t]/g, '')))
    .default('');

/** One of a list's values. */
export const choiceField = (values: readonly string[], message: string) =>
  textField(100, message)
    .required(message)
    .test('listed', message, (value) => value === '' || values.includes(value));
