import { latinDigits } from '@ports-authority/text';

/** A typed date of any calendar; not yet checked for existence. */
interface TypedDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const SEPARATORS = /[\s./\p{Pd}\u2212\u060d]+/gu;

/** In order of preference. */
const SPELLINGS = [
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d)(?<month>\d{1,2})(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d)(?<year>\d{4})$/,
];

/** Longer texts are not parsed. */
export const MAX_DATE_CHARACTERS = 30;

/**
 * Possible readings of a typed date: day first (`1/6/1448`, `21.11.2026`), year first
 * (`2026-11-21`), with slashes, hyphens, dots or spaces, or digits alone (`21112026`, `161448`).
 * Latin and Arabic digits are accepted.
 */
export function parseTypedDate(text: string): TypedDate[] {
  if (text.length > MAX_DATE_CHARACTERS) return [];
  const typed = latinDigits(text.replace(/\p{Cf}/gu, ''))
    .trim()
    .replace(SEPARATORS, '/');
  return SPELLINGS.flatMap((spelling) => {
    const parts = spelling.exec(typed)?.groups;
    return parts
      ? [{ year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) }]
      : [];
  });
}
