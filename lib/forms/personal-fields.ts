import * as yup from 'yup';
import { CALLBACK_MOBILE, IDENTITY, MOBILE, PHONE } from '@ports-authority/e-services-contract';
import { latinDigits } from '@ports-authority/text';
import { asText, bounded, digitsField, isPlainText, textField } from './fields';

/*
 * Fields that several forms share. Messages are keys of the `errors` messages.
 */

/** A local part, an at sign and a domain with a dot: what every mail server accepts. */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** An e-mail address; `maxLength` in characters. */
export const emailField = (maxLength = 100) =>
  textField(maxLength, 'ERROR EMAIL INVALID')
    .required('ERROR EMAIL')
    .matches(EMAIL, { message: 'ERROR EMAIL INVALID', excludeEmptyString: true });

/** 12 digits that begin with 966; `empty` and `wrong` are the form's own messages. */
export const mobileField = (empty: string, wrong: string) =>
  digitsField(20, wrong)
    .transform(withoutSeparators)
    .required(empty)
    .matches(MOBILE, { message: wrong, excludeEmptyString: true });

/** 12 digits. */
export const phoneField = digitsField(20, 'ERROR PHONE INVALID')
  .transform(withoutSeparators)
  .required('ERROR PHONE')
  .matches(PHONE, { message: 'ERROR PHONE INVALID', excludeEmptyString: true });

/** A mobile number of ten digits that begins with 05, however its country code is written. */
export const nationalMobileField = (empty: string, wrong: string) =>
  digitsField(12, wrong)
    .transform(nationalMobile)
    .required(empty)
    .matches(CALLBACK_MOBILE, { message: wrong, excludeEmptyString: true });

/** 10 digits that begin with 1; separators are ignored. */
export const identityField = (empty: string) =>
  digitsField(20, 'ID Number Error')
    .transform(withoutSeparators)
    .required(empty)
    .matches(IDENTITY, { message: 'ID Number Error', excludeEmptyString: true });

/** Several lines of text: line breaks are kept, other control characters refused. */
export const linesField = (maxLength: number) =>
  yup
    .string()
    .transform(asText)
    .transform(bounded(maxLength))
    // Browsers send a line break as two characters but count it as one.
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/\r\n/g, '\n') : value,
    )
    .typeError('ERROR TEXT')
    .max(maxLength, 'ERROR TEXT LENGTH')
    .test('plain', 'ERROR TEXT', (value) => isPlainText((value ?? '').replace(/[\n\r\t]/g, '')))
    .default('');

/** One of a list's values. */
export const choiceField = (values: readonly string[], message: string) =>
  textField(100, message)
    .required(message)
    .test('listed', message, (value) => value === '' || values.includes(value));

/** People write +966 51 234-5678 or 051.234.5678: separators are ignored. */
function withoutSeparators(value: unknown): unknown {
  return typeof value === 'string'
    ? value.replace(/[\s().\p{Pd}]/gu, '').replace(/^(\+|00)(?=\d)/, '')
    : value;
}

/** A mobile number of the country with or without country code and leading zero: its nine digits. */
const MOBILE_SUBSCRIBER = /^(?:966)?0?(5\d{8})$/;

/** 966501234567, 501234567 and 0501234567 are the same number. */
function nationalMobile(value: unknown): unknown {
  const digits = withoutSeparators(value);
  if (typeof digits !== 'string') return digits;
  return digits.replace(MOBILE_SUBSCRIBER, '0$1');
}

/**
 * The 12-digit format of a mobile number typed in national format (05…, 5…); null if there is
 * nothing to suggest.
 */
export function suggestMobile(typed: string): string | null {
  const digits = String(withoutSeparators(latinDigits(typed)));
  const subscriber = MOBILE_SUBSCRIBER.exec(digits)?.[1];
  return subscriber && digits !== `966${subscriber}` ? `966${subscriber}` : null;
}
