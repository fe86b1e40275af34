import { wordIndexTerms, WORD } from './normalise';

const MAX_LENGTH = 160;
/** Characters of context before the first match. */
const CONTEXT = 50;
/** Punctuation that must not precede an ellipsis. */
const TRAILING = /[\s.,;:،؛]+$/u;

/** Plain text around most of the matches, or the beginning; at most 160 characters. */
export function searchExcerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= MAX_LENGTH) return text;
  const match = densest(text, terms);
  const start = match <= CONTEXT ? 0 : nextWord(text, match - CONTEXT);
  const opening = start > 0 ? '…' : '';
  const available = MAX_LENGTH - opening.length;
  if (text.length - start <= available) return opening + text.slice(start);
  const cut = text.slice(start, start + available - 1);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
  return `${opening}${words.replace(TRAILING, '')}…`;
}

/** Number of distinct terms that occur in a text. */
export function matchesIn(text: string, terms: ReadonlySet<string>): number {
  const found = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    for (const term of wordIndexTerms(word)) if (terms.has(term)) found.add(term);
  }
  return found.size;
}

/** Index of the first word of the stretch with the most distinct terms. */
function densest(text: string, terms: ReadonlySet<string>): number {
  const matches = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const found = wordIndexTerms(word).filter((term) => terms.has(term));
    return found.length > 0 ? [{ index, found }] : [];
  });
  let best = { index: 0, count: 0 };
  for (const [from, { index }] of matches.entries()) {
    const stretch = new Set<string>();
    for (let to = from; to < matches.length; to += 1) {
      const match = matches[to];
      if (!match || match.index > index + MAX_LENGTH - CONTEXT) break;
      for (const term of match.found) stretch.add(term);
    }
    if (stretch.size > best.count) best = { index, count: stretch.size };
  }
  return best.index;
}

function nextWord(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 ? from : space + 1;
}
