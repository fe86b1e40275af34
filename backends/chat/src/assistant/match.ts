import { foldText } from '@ports-authority/text';

/** Arabic article and proclitic particles. */
const PREFIX = /^(?:وال|بال|لل|ال|[وبل])(?=\p{L}{3})/u;
/** Possessive suffixes: معاملتي is معاملة, عنوانكم is عنوان. */
const OWNER = /(?<=\p{L}{3})(?:ي|ك|كم|نا|ها|هم)$/u;

/** The folded words of a text. */
export function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A folded word, also without Arabic article, particles and possessive suffix. */
export function wordForms(word: string): string[] {
  return [word, word.replace(PREFIX, '')].flatMap((form) => {
    const unowned = form.replace(OWNER, '');
    return [form, unowned, unowned.replace(/ت$/u, 'ه')];
  });
}
