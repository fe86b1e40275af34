import { foldText } from '@ports-authority/text';

/**
 * Characters of a word, including diacritics, tatweel and format characters, which folding drops.
 */
const LETTERS = '[\\p{L}\\p{N}\\p{M}\\p{Cf}\\u0640]+';

/** Words as visitors write them; numbers such as `2024/017` and `REG-01` are one word. */
export const WORD = new RegExp(`${LETTERS}(?:[/-]${LETTERS})*`, 'gu');

/** The definite article and its attached particles, before a stem that is long enough. */
const ARTICLE = /^(?:ال(?=\p{L}{2})|(?:[وفبك]ال|و?لل)(?=\p{L}{3}))/u;

/** A folded word and, if it has the definite article, the word without it. */
export function withoutArticle(word: string): string[] {
  const bare = word.replace(ARTICLE, '');
  return bare === word ? [word] : [word, bare];
}

/** Index terms of a text: words, words without the article, numbers and their parts. */
export function indexTerms(text: string): string[] {
  return foldedWords(text).flatMap(wordTerms);
}

function foldedWords(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}

function wordTerms(word: string): string[] {
  const parts = word.split(/[/-]/);
  const terms = parts.flatMap(withoutArticle);
  if (parts.length > 1 && hasDigit(word)) terms.push(parts.join('/'));
  return terms;
}

const MAX_KNOWN_WORDS = 50_000;
const knownWords = new Map<string, readonly string[]>();

/** Memoised: results repeat the same words. */
export function wordIndexTerms(word: string): readonly string[] {
  const known = knownWords.get(word);
  if (known) return known;
  if (knownWords.size >= MAX_KNOWN_WORDS) knownWords.clear();
  const terms = indexTerms(word);
  knownWords.set(word, terms);
  return terms;
}

/**
 * At most `max` distinct words of a query, each with its possible forms, the barest last. A number
 * with a year is tried in both orders, `017/2024` as `2024/017` too.
 */
export function queryWords(query: string, max = 10): string[][] {
  const words = foldedWords(query).flatMap((word) =>
    hasDigit(word) ? [word.replaceAll('-', '/')] : word.split(/[/-]/),
  );
  return [...new Set(words)]
    .slice(0, max)
    .map((word) => [...numbersOfYear(word), ...withoutArticle(word)]);
}

/** The words of a text, folded and without article; numbers such as `2024/017` are one word. */
export function bareWords(text: string): string[] {
  return queryWords(text, MAX_TITLE_WORDS).map((forms) => forms.at(-1) ?? '');
}

export const bareText = (phrase: string): string => bareWords(phrase).join(' ');

const MAX_TITLE_WORDS = 40;

/** A circular's number in canonical form, `2024/017`, for `17/2024` and `2024/17`. */
function numbersOfYear(word: string): string[] {
  const [, first = '', last = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(word) ?? [];
  const [year, number] = first.length === 4 ? [first, last] : [last, first];
  if (year?.length !== 4 || !number || number.length > 3) return [];
  const written = `${year}/${number.padStart(3, '0')}`;
  return written === word ? [] : [written];
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}
