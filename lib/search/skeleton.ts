/** Digraphs first, then letters that sound alike. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, 'C'],
  [/kh/g, 'X'],
  [/gh/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/[ckq]/g, 'k'],
  [/g/g, 'j'],
  [/p/g, 'b'],
  [/v/g, 'f'],
];
const ARABIC: Readonly<Record<string, string>> = {
  ب: 'b', // b, p
  ت: 't',
  ث: 't',
  ج: 'j', // j, g
  ح: 'h',
  خ: 'X',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'C',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'j',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
};
/** Shorter skeletons match too many words. */
const MIN_CONSONANTS = 3;

/**
 * Phonetic keys of a folded word: its consonants in letters common to both scripts, so that
 * `munaqasat` matches «مناقصات», and `telefone` `telephone`. «و» and «ي» count once as consonants,
 * once as vowels. Empty for short words and numbers.
 */
export function toSkeletons(word: string): string[] {
  // Words with the article are indexed without it too, where it does not count as a consonant.
  if (/\d|^ال/.test(word)) return [];
  const all = isArabic(word) ? arabicSkeletons(word) : [latinSkeleton(word)];
  return [...new Set(all)].filter(({ length }) => length >= MIN_CONSONANTS);
}

export function isArabic(word: string): boolean {
  return /^\p{Script=Arabic}/u.test(word);
}

function arabicSkeletons(word: string): string[] {
  const letters = Array.from(word.replace(/(?<=.)[هي]$/, ''), (letter) => ARABIC[letter] ?? '');
  const consonants = letters.join('');
  return [consonants, consonants.replace(/(?<=.)[wy]/g, '')];
}

function latinSkeleton(word: string): string {
  const single = word.replace(/(.)\1+/g, '$1');
  const sounds = LATIN.reduce((text, [letters, sound]) => text.replace(letters, sound), single);
  return sounds.replace(/[aeiou']|(?<=.)[hwy]$/g, '');
}
