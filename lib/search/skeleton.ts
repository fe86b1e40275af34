/** Two Latin letters for one sound, then letters that sound alike. */
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
/** Fewer consonants are shared by too many words. */
const MIN_CONSONANTS = 3;

/**
 * The consonants of a folded word in letters that both scripts share, so that `munaqasat` and
 * «مناقصات» meet, and `telefone` and `telephone`: «و» and «ي» once as consonants, once as vowels.
 * None for short words and numbers.
 */
export function skeletonsOf(word: string): string[] {
  // A word with the article is a term without it, too, and the article would count as a consonant.
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
  const sounds = LATIN.reduce((text, [letters, one]) => text.replace(letters, one), single);
  return sounds.replace(/[aeiou']|(?<=.)[hwy]$/g, '');
}
