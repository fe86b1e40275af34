const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;
/** Marks of vowels: PDF files draw them beside the letter to which they belong, on either side. */
const MARKS = /[\u064b-\u0652\u0670]/g;
const MIN_REVERSED = 4;

/** Lines at the top and at the bottom of a page among which a repeated one is no text of the page. */
const EDGE_LINES = 2;
const MIN_REPEATED = 2;

/**
 * The texts of a PDF file's pages as they are searched and quoted: each in one line, in reading order
 * and without the running heads and feet, which would be quoted in place of what a page says. English
 * ones lose the Arabic name in their letterhead, too.
 * @param raw what each page holds, in lines
 */
export function pageTexts(raw: readonly string[]): string[] {
  const pages = raw.map((page, index) => ({
    lines: pageLines(page),
    number: String(index + 1),
    count: String(raw.length),
  }));
  const uses = new Map<string, number>();
  for (const page of pages) {
    for (const line of new Set(edgesOf(page))) uses.set(line, (uses.get(line) ?? 0) + 1);
  }
  const enough = Math.max(MIN_REPEATED, raw.length / 2);
  const all = pages.flatMap(({ lines }) => lines);
  const isEnglish = all.filter((line) => LATIN.test(line)).length > all.length / 2;
  return pages.map((page) => {
    const repeated = new Set(edgesOf(page).filter((line) => (uses.get(line) ?? 0) >= enough));
    const { lines } = page;
    return lines
      .filter((line, index) => {
        if (!isAtEdge(index, lines.length)) return true;
        if (isEnglish && ARABIC.test(line) && !LATIN.test(line)) return false;
        return !repeated.has(patternOf(line, page)) && !isPageNumber(line, page);
      })
      .join(' ');
  });
}

interface Page {
  readonly lines: readonly string[];
  /** Its number and that of all pages, as a running foot writes them. */
  readonly number: string;
  readonly count: string;
}

/** PDFium may give a page's foot directly after its head. */
function isAtEdge(index: number, length: number): boolean {
  return index < EDGE_LINES || index >= length - EDGE_LINES;
}

function edgesOf(page: Page): string[] {
  return page.lines
    .filter((_, index) => isAtEdge(index, page.lines.length))
    .map((line) => patternOf(line, page));
}

/** A line that reads alike on all pages but for the page's number. */
function patternOf(line: string, { number }: Page): string {
  return line.replace(/\d+/g, (digits) => (digits === number ? '#' : digits));
}

/** Such as "National Ports Authority, Riyadh, Page 1 of 1", which a single page can't repeat. */
function isPageNumber(line: string, { number, count }: Page): boolean {
  const [, own, all] = /(?:صفحة|\bpage) (\d+) (?:من|of) (\d+)$/i.exec(line) ?? [];
  return own === number && all === count;
}

function pageLines(raw: string): string[] {
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
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
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
