import { bareWords } from './normalise';

/** Words between a number and its year. */
const CONNECTORS = new Set(
  bareWords('رقم لعام عام العام لسنة سنة السنة في no number nr of for year the in'),
);

/**
 * True if a query is the number of an entry in some spelling: «لائحة رقم 3» or `REG 3` for
 * `REG-03`, `circular no. 5 of 2026` for `2026/005`. Digits alone are not enough: the query must
 * contain the kind or the letters of the number.
 * @param kindWords names of the entry's kind, folded and without article
 */
export function isNumberQuery(
  query: string,
  code: string,
  kindWords: ReadonlySet<string>,
): boolean {
  const queried = splitNumbers(query);
  const written = splitNumbers(code);
  if (queried.numbers.length === 0 || queried.numbers.join(' ') !== written.numbers.join(' ')) {
    return false;
  }
  const letters = new Set(written.words);
  const others = queried.words.filter((word) => !CONNECTORS.has(word));
  return others.length > 0 && others.every((word) => kindWords.has(word) || letters.has(word));
}

/** The numbers in a text, the same in each spelling; empty without any. */
export function numbersIn(text: string): string {
  return splitNumbers(text).numbers.join(' ');
}

/** Numbers in ascending order without leading zeros, and the other words. */
function splitNumbers(text: string): { readonly numbers: string[]; readonly words: string[] } {
  const parts = bareWords(text).flatMap((word) => word.split(/[/-]/));
  const isNumber = (part: string) => /^\d+$/.test(part);
  const numbers = parts.filter(isNumber).map((part) => part.replace(/^0+(?=\d)/, ''));
  return {
    numbers: numbers.sort((a, b) => Number(a) - Number(b)),
    words: parts.filter((part) => !isNumber(part)),
  };
}
