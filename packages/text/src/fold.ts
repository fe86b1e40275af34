import { latinDigits } from './digits';

/** Letters that keyboards of other languages type for an Arabic one, and its variant spellings. */
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
 * The form in which texts are compared, so that spellings which readers take for the same word
 * meet. Compatibility forms are decomposed, which also takes hamzas off their seats (أ إ آ ؤ ئ) and
 * accents off Latin letters; then marks, tatweel and invisible characters (zero-width, direction)
 * are dropped, variant letters become one, digits become 0–9 and letters lower case. A hamza of its
 * own (ء) is a letter and stays. Quotation marks and apostrophes, which text programs curl, become straight
 * ones; spaces and other punctuation are left as they are.
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
