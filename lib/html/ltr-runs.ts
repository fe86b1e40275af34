/** A piece of text; `isLtr` if it reads left to right in any context. */
export interface DirectedPiece {
  readonly text: string;
  readonly isLtr: boolean;
}

const D = '[0-9٠-٩۰-۹]';
/** Not preceded by a number or a Latin word. */
const START = '(?<![A-Za-z0-9٠-٩۰-۹])';
const END = '(?![A-Za-z0-9٠-٩۰-۹])';
const SIGN = '[+\\-\\u2212±]';

const ADDRESS = '(?:https?:\\/\\/|(?<![A-Za-z0-9.])www\\.)[^\\s<>"«»]*[^\\s<>"«».,;:!?()\\[\\]،؛؟]';
const MAIL =
  '(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}';
/** Degrees, minutes and seconds, or decimal degrees, of one or both coordinates. */
const ANGLE = `${D}{1,3}(?:\\.${D}{1,8})?°(?: ?${D}{1,2}(?:\\.${D}{1,4})?['’′])?(?: ?${D}{1,2}(?:\\.${D}{1,4})?["”″])?(?: ?[NSEW](?![A-Za-z]))?`;
const POSITION = `${START}${SIGN}?${ANGLE}(?:,? ?${SIGN}?${ANGLE})?`;
const DEGREES = `${START}${SIGN}?${D}{1,3}\\.${D}{3,8},? ${SIGN}?${D}{1,3}\\.${D}{3,8}${END}`;
/** +966 11 234 5678, 00966…, (011) 234 5678, 011-234-5678, 800 123 4567. */
const GROUPS = `(?:[ \\u00A0.-]?${D}{2,9}){1,5}`;
const TELEPHONE = `${START}(?:\\+ ?${D}{1,4}(?:[ -]?\\(${D}{1,4}\\))?${GROUPS}|\\(\\+?${D}{2,4}\\)${GROUPS}|(?:[0٠۰]${D}{1,4}|800|920${D}?)(?:[ \\u00A0-]${D}{2,7}){1,4})${END}`;
/** IMO 9321483, MSCU 123456-7, UN/LOCODE, SAJED, REG-01/2024. */
const CODE = `${START}(?:IMO(?: No\\.)? ?${D}{7}|[A-Z]{3}[UJZ] ?${D}{6}[ -]?${D}|UN\\/LOCODE|[A-Z]{2} ?[A-Z]{3}|[A-Za-z]{1,12}(?:[-/]?${D}{1,12}){1,4}[A-Za-z]{0,4})${END}`;
/** 2026-014, 1446/1023, 12/B, 20ft, A-1. */
const NUMBER = `${START}(?=${D}{1,12}[-‑/A-Za-z])${D}{1,12}[A-Za-z0-9٠-٩۰-۹]{0,12}(?:[-‑/][A-Za-z0-9٠-٩۰-۹]{1,12}){0,6}${END}`;
const SIGNED = `(?<![A-Za-z0-9٠-٩۰-۹\\p{L}])${SIGN}${D}{1,12}(?:[.,]${D}{1,12}){0,4}%?${END}`;

const RUNS = new RegExp(
  [ADDRESS, MAIL, POSITION, DEGREES, TELEPHONE, CODE, NUMBER, SIGNED].join('|'),
  'gu',
);

/** Fast check: every run contains one of these. */
const MAY_HAVE_RUN = /[0-9٠-٩۰-۹@]|[A-Z]{2}|:\/\/|www/;

/**
 * Splits text at LTR runs that the bidi algorithm would reorder in Arabic: telephone numbers,
 * numbers with hyphens, slashes or signs, positions, codes and URLs. A range with a dash
 * (2019–2023) reads right to left and stays in the text.
 */
export function directedPieces(text: string): DirectedPiece[] {
  if (!MAY_HAVE_RUN.test(text)) return [{ text, isLtr: false }];
  const pieces: DirectedPiece[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isLtr: false });
    pieces.push({ text: run, isLtr: true });
    end = index + run.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isLtr: false });
  return pieces;
}

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/** Pieces of a plain text; one without Arabic letters is not split unless a single run. */
export function shownPieces(text: string): DirectedPiece[] {
  const pieces = directedPieces(text);
  if (pieces.length > 1 && !ARABIC_LETTER.test(text)) return [{ text, isLtr: false }];
  return pieces;
}
