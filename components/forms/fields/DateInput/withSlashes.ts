import { ANY_DIGIT } from '@ports-authority/text';

const BETWEEN = /[-.\s/]+/g;
/** What follows the year. */
const AFTER = new RegExp(`([${ANY_DIGIT}]{4})\\s+$`);
const DAY = new RegExp(`^([${ANY_DIGIT}]{2})([${ANY_DIGIT}]+)$`);
const DAY_AND_MONTH = new RegExp(`^([${ANY_DIGIT}]{1,2}/[${ANY_DIGIT}]{2})([${ANY_DIGIT}]+)$`);

/**
 * Adds the slashes, which many phones' number pads lack, to a date that is being typed day first:
 * `2111` becomes `21/11`, `21-11-2026` becomes `21/11/2026`. Drops direction marks of pasted text.
 */
export function withSlashes(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .trimStart()
    .replace(AFTER, '$1')
    .replace(BETWEEN, '/')
    .replace(DAY, '$1/$2')
    .replace(DAY_AND_MONTH, '$1/$2');
}

const SHORT = new RegExp(`^([${ANY_DIGIT}])([${ANY_DIGIT}]{1,2})([${ANY_DIGIT}]{4})$`);
const SHORT_MONTH = new RegExp(`^([${ANY_DIGIT}]{2})([${ANY_DIGIT}])([${ANY_DIGIT}]{4})$`);

/**
 * The readings of digits without a leading zero, which `withSlashes` takes for two-digit days and
 * months while they are typed: `20/31/446` is `2/03/1446`, or else `20/3/1446`.
 */
export function shortDates(typed: string): string[] {
  const digits = typed.replaceAll('/', '');
  return [SHORT, SHORT_MONTH]
    .map((reading) => digits.replace(reading, '$1/$2/$3'))
    .filter((date) => date !== digits);
}
