import { ANY_DIGIT } from '@ports-authority/text';

const BETWEEN = /[-.\s]/g;
const DAY = new RegExp(`^([${ANY_DIGIT}]{2})([${ANY_DIGIT}]+)$`);
const DAY_AND_MONTH = new RegExp(`^([${ANY_DIGIT}]{1,2}/[${ANY_DIGIT}]{2})([${ANY_DIGIT}]+)$`);

/**
 * Adds the slashes, which many phones' number pads lack, to a date that is being typed day first:
 * `2111` becomes `21/11`, `21-11-2026` becomes `21/11/2026`. Drops direction marks of pasted text.
 */
export function withSlashes(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(BETWEEN, '/')
    .replace(DAY, '$1/$2')
    .replace(DAY_AND_MONTH, '$1/$2');
}
