import * as yup from 'yup';
import { latinDigits } from '@ports-authority/text';

/** Longest captcha answer that is passed on. */
const MAX_CAPTCHA = 12;

/**
 * An absent or a null value counts as empty. Anything else that is not text is refused: yup would
 * turn numbers and lists into text.
 */
export function asText(_cast: unknown, given: unknown): unknown {
  if (given === undefined || given === null) return '';
  return typeof given === 'string' ? given.trim() : given;
}

/** A text field without line breaks; surrounding spaces do not count. Messages are `errors` keys. */
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
 * A text field whose digits of either set are read as 0–9. Marks of direction, which come along
 * unseen with a number copied from an Arabic text, do not count.
 */
export function digitsField(maxLength: number, tooLong: string) {
  return textField(maxLength, tooLong).transform((value: unknown) =>
    typeof value === 'string' ? latinDigits(value.replace(/\p{Cf}/gu, '')).trim() : value,
  );
}

/** The answer to the picture: required, either digit set (specification §5). */
export const captchaField = digitsField(MAX_CAPTCHA, 'ERROR CAPTCHA INVALID')
  .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
  .required('ERROR CAPTCHA');

/** Control characters and broken surrogates are no text that a visitor types. */
export function isPlainText(value: string | undefined): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(value ?? '');
}
