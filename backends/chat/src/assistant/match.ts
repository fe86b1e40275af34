import { foldText } from '@ports-authority/text';

/** The Arabic article and particles in front of a word. */
const PREFIX = /^(?:وال|بال|لل|ال|[وبل])(?=\p{L}{3})/u;
/** Whose it is: معاملتي is a معاملة, عنوانكم an عنوان. */
const OWNER = /(?<=\p{L}{3})(?:ي|ك|كم|نا|ها|هم)$/u;

/** The folded words of a text. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A folded word, also without Arabic particles in front and without a possessive ending. */
export function formsOf(word: string): string[] {
  return [word, word.replace(PREFIX, '')].flatMap((form) => {
    const unowned = form.replace(OWNER, '');
    return [form, unowned, unowned.replace(/ت$/u, 'ه')];
  });
}
