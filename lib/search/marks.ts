import { wordIndexTerms, WORD } from './normalise';

/** A piece of a text; matching pieces are highlighted. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Splits a short text at the matching words. */
export function markedPieces(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (!foundTerms(match[0], found).length) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), marked: false });
    pieces.push({ text: match[0], marked: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** The matching terms that occur in a text. */
export function foundIn(text: string, found: ReadonlySet<string>): string[] {
  return [...text.matchAll(WORD)].flatMap(([word]) => foundTerms(word, found));
}

function foundTerms(word: string, found: ReadonlySet<string>): string[] {
  return wordIndexTerms(word).filter((term) => found.has(term));
}
