const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/**
 * A text as the search compares it: without case, diacritics and tatweel, with one form of alef,
 * ya and ta marbuta, and with Latin digits.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}|ـ/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase()
    .trim();
}
