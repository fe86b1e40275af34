import * as yup from 'yup';
import { latinDigits, oneLine } from '@ports-authority/text';

/** Longest captcha that is passed on. */
const MAX_CAPTCHA = 12;

/** Missing and null are empty, other values refused: yup would convert numbers and arrays. */
export function asText(_cast: unknown, given: unknown): unknown {
  if (given === undefined || given === null) return '';
  return typeof given === 'string' ? given.trim() : given;
}

/**
 * Yup runs every rule of a field although its length is wrong. A text that is far too long, whatever
 * separators it has, becomes one that is just too long, so that no pattern searches megabytes.
 */
export function bounded(maxLength: number) {
  return (value: unknown): unknown =>
    typeof value === 'string' && value.length > 2 * maxLength + 64
      ? 'x'.repeat(maxLength + 1)
      : value;
}

/** Applies a function to texts and leaves other values. */
export const ofText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;

/** A text without line breaks, outer spaces and invisible characters; `errors` keys. */
export function textField(maxLength: number, tooLong: string) {
  return yup
    .string()
    .transform(asText)
    .transform(bounded(maxLength))
    .transform(ofText(oneLine))
    .typeError('ERROR TEXT')
    .max(maxLength, tooLong)
    .test('plain', 'ERROR TEXT', isPlainText)
    .default('');
}

/** A text with digits of either set; direction marks come along invisibly with a copy. */
export function digitsField(maxLength: number, tooLong: string) {
  return textField(maxLength, tooLong).transform(
    ofText((text) => latinDigits(text.replace(/\p{Cf}/gu, '')).trim()),
  );
}

/** The captcha: required, in either digit set. */
export const captchaField = digitsField(MAX_CAPTCHA, 'ERROR CAPTCHA INVALID')
  .transform(ofText((text) => text.replace(/\s/g, '')))
  .required('ERROR CAPTCHA');

/** False with control characters or lone surrogates, which cannot be typed. */
export function isPlainText(value: string | undefined): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(value ?? '');
}
