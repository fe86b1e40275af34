import { allowedSlips, hasDigit, normalise, queryWords, WORD, wordTerms } from './normalise';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Parts a short text at the words that a query meets: words that begin as asked, or, where there
 * is none, those that differ by a slip of the pen.
 */
export function markedPieces(text: string, query: string): Piece[] {
  const asked = queryWords(query).flat();
  const words = [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    terms: wordTerms(normalise(match[0])),
  }));
  const begins = (term: string, form: string) =>
    form.length > 1 ? term.startsWith(form) : term === form;
  const strict = words.filter(({ terms }) => meet(terms, asked, begins));
  const found = strict.length > 0 ? strict : words.filter(({ terms }) => meet(terms, asked, slips));
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of found) {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), marked: false });
    pieces.push({ text: text.slice(word.start, word.end), marked: true });
    end = word.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

function meet(
  terms: readonly string[],
  asked: readonly string[],
  alike: (term: string, form: string) => boolean,
): boolean {
  return terms.some((term) => asked.some((form) => alike(term, form)));
}

function slips(term: string, form: string): boolean {
  const most = allowedSlips(form);
  if (most === 0 || hasDigit(term) || Math.abs(term.length - form.length) > most) return false;
  return distance(term, form) <= most;
}

/** Letters to add, drop or change until both words are the same. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
