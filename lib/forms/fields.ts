import * as yup from 'yup';
import { latinDigits } from '@ports-authority/text';

/** Longest captcha that is passed on. */
const MAX_CAPTCHA = 12;

/**
 * A missing value or null counts as empty. Anything else that is not a string is refused, as yup would
 * convert numbers and arrays to strings.
 */
export function asText(_cast: unknown, given: unknown): unknown {
  if (given === undefined || given === null) return '';
  return typeof given === 'string' ? given.trim() : given;
}

/** A text field without line breaks; surrounding spaces are ignored. Messages are `errors` keys. */
export function textField(maxLength: number, tooLong: string) {
  return yup
    .string()
    .transform(asText)
    .typeError('ERROR TEXT')
    .max(maxLength, tooLong)
    .test('plain', 'ERROR TEXT', isPlainText)
    .default('');
}

/**
 * A text field that accepts digits of either set. Direction marks, which come along invisibly with a
 * number copied from Arabic text, are ignored.
 */
export function digitsField(maxLength: number, tooLong: string) {
  return textField(maxLength, tooLong).transform((value: unknown) =>
    typeof value === 'string' ? latinDigits(value.replace(/\p{Cf}/gu, '')).trim() : value,
  );
}

/** The captcha: required, in either digit set. */
export const captchaField = digitsField(MAX_CAPTCHA, 'ERROR CAPTCHA INVALID')
  .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
  .required('ERROR CAPTCHA');

/** Nobody types control characters or lone surrogates. */
export function isPlainText(value: string | undefined): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(value ?? '');
}
