const ARABIC = /\p{Script=Arabic}/u;
/** Marks of vowels: PDF files draw them beside the letter to which they belong, on either side. */
const MARKS = /[\u064b-\u0652\u0670]/g;
const MIN_REVERSED = 4;

/** The text of a PDF page as it is searched and quoted, in one line and in reading order. */
export function pageText(raw: string): string {
  const lines = raw
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\uFFFD\0]/gu, '')
    .split(/[\r\n]+/);
  const isReversed = hasReversedWords(lines.join(' '));
  return lines
    .map((line) => {
      if (!ARABIC.test(line)) return line;
      return arabicLine(isReversed ? reversedLine(line) : line);
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Brackets, percent signs and commas stand on the wrong side of what they belong to. */
function arabicLine(line: string): string {
  return line
    .replace(MARKS, '')
    .replace(/\)([^()]*)\(/g, '($1)')
    .replace(/»([^«»]*)«/g, '«$1»')
    .replace(/%(\d[\d,.]*)/g, '$1%')
    .replace(/(^|\s)([،؛.])(\d[\d,/.]*)/g, '$1$3$2');
}

/** Some programs store letters as they are drawn: the article «ال» is then at the end of words. */
function hasReversedWords(text: string): boolean {
  const ends = text.match(/(?<=\p{L}{3})لا(?!\p{L})/gu)?.length ?? 0;
  const begins = text.match(/(?<!\p{L})ال(?=\p{L}{3})/gu)?.length ?? 0;
  return ends >= MIN_REVERSED && ends > 3 * begins;
}

/** Numbers and Latin words are stored in reading order. */
function reversedLine(line: string): string {
  return line
    .split(/(\s+)/)
    .reverse()
    .map((part) => (ARABIC.test(part) ? [...part].reverse().join('') : part))
    .join('');
}
