import { bareWords } from './normalise';

/** What people put between a number and its year. */
const BETWEEN = new Set(
  bareWords('رقم لعام عام العام لسنة سنة السنة في no number nr of for year the in'),
);

/**
 * Whether a query is the number of an entry as people say it: «لائحة رقم 3» or `REG 3` for `REG-03`,
 * `circular no. 5 of 2026` for `2026/005`. A number of digits alone is not enough: the query names
 * the kind or the letters of the number.
 * @param kindWords what entries of its kind are called, folded and without article
 */
export function asksForNumber(
  query: string,
  code: string,
  kindWords: ReadonlySet<string>,
): boolean {
  const said = partsOf(query);
  const written = partsOf(code);
  if (said.numbers.length === 0 || said.numbers.join(' ') !== written.numbers.join(' ')) {
    return false;
  }
  const letters = new Set(written.words);
  const others = said.words.filter((word) => !BETWEEN.has(word));
  return others.length > 0 && others.every((word) => kindWords.has(word) || letters.has(word));
}

/** The numbers of a text in ascending order, without leading zeros, and its other words. */
function partsOf(text: string): { readonly numbers: string[]; readonly words: string[] } {
  const parts = bareWords(text).flatMap((word) => word.split(/[/-]/));
  const isNumber = (part: string) => /^\d+$/.test(part);
  const numbers = parts.filter(isNumber).map((part) => part.replace(/^0+(?=\d)/, ''));
  return {
    numbers: numbers.sort((one, other) => Number(one) - Number(other)),
    words: parts.filter((part) => !isNumber(part)),
  };
}
