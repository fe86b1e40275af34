import { termsOf, WORD } from './normalise';

const MOST = 160;
/** Characters that stand before the first word found. */
const LEAD = 50;

/** Plain text around the first word found, or the beginning; at most 160 characters. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= MOST) return text;
  const place = firstPlace(text, terms) ?? 0;
  const start = place <= LEAD ? 0 : nextWord(text, place - LEAD);
  const opening = start > 0 ? '…' : '';
  const room = MOST - opening.length;
  if (text.length - start <= room) return opening + text.slice(start);
  const cut = text.slice(start, start + room - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${opening}${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Whether a text holds any of the terms. */
export function firstPlace(text: string, terms: ReadonlySet<string>): number | undefined {
  for (const match of text.matchAll(WORD)) {
    if (termsOf(match[0]).some((term) => terms.has(term))) return match.index;
  }
  return undefined;
}

function nextWord(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 ? from : space + 1;
}
