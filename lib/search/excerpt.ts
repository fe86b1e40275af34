import { termsOf, WORD } from './normalise';

const MAX_LENGTH = 160;
/** Characters of context before the first match. */
const CONTEXT = 50;

/** Plain text around the first match, or the beginning; at most 160 characters. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= MAX_LENGTH) return text;
  const match = firstMatch(text, terms) ?? 0;
  const start = match <= CONTEXT ? 0 : nextWord(text, match - CONTEXT);
  const opening = start > 0 ? '…' : '';
  const available = MAX_LENGTH - opening.length;
  if (text.length - start <= available) return opening + text.slice(start);
  const cut = text.slice(start, start + available - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${opening}${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Index of the first word that matches any of the terms; undefined if there is none. */
export function firstMatch(text: string, terms: ReadonlySet<string>): number | undefined {
  for (const match of text.matchAll(WORD)) {
    if (termsOf(match[0]).some((term) => terms.has(term))) return match.index;
  }
  return undefined;
}

function nextWord(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 ? from : space + 1;
}
