import { latinDigits } from './digits';

/** Variants of Arabic letters, and those of Persian and Urdu keyboards. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  '\u0671': 'ا', // alef wasla
  '\u0649': 'ي', // alef maksura
  '\u06cc': 'ي', // Persian yeh
  '\u06d2': 'ي', // Urdu yeh barree
  '\u06a9': 'ك', // Persian kaf
  '\u06aa': 'ك', // swash kaf
  '\u0629': 'ه', // teh marbuta
  '\u06c1': 'ه', // Urdu heh
  '\u06c3': 'ه', // Urdu teh marbuta
  '\u06be': 'ه', // heh doachashmee
  '\u06d5': 'ه', // ae
};

const VARIANTS = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'g');

/**
 * Folds a text for comparison, so that equivalent spellings match. NFKD decomposes compatibility
 * forms, hamza seats (أ إ آ ؤ ئ) and accents; then marks, tatweel and invisible characters are
 * dropped, letter variants unified, digits converted to 0–9 and letters lower-cased. A separate
 * hamza (ء) is a letter and stays. Curly quotes become straight; spaces and other punctuation stay.
 */
export function foldText(text: string): string {
  return latinDigits(
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
      .replace(/[\u2018\u2019\u201b\u02bc]/g, "'")
      .replace(/[\u201c\u201d\u201f]/g, '"')
      .toLowerCase()
      .replace(VARIANTS, (letter) => SAME_LETTER[letter] ?? letter),
  );
}
