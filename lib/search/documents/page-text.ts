const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;
/** Arabic diacritics: PDF files draw them on either side of their letter. */
const MARKS = /[\u064b-\u0652\u0670]/g;
const MIN_REVERSED = 4;

/** Lines at the top and bottom of a page that are checked for running heads and feet. */
const EDGE_LINES = 2;
const MIN_REPEATED = 2;

/**
 * Searchable text of each page: one line in reading order, without running heads and feet, and in
 * English documents without the Arabic letterhead.
 * @param raw the lines of each page
 */
export function pageTexts(raw: readonly string[]): string[] {
  const pages = raw.map((page, index) => ({
    lines: pageLines(page),
    number: String(index + 1),
    count: String(raw.length),
  }));
  const uses = new Map<string, number>();
  for (const page of pages) {
    for (const line of new Set(edgePatterns(page))) uses.set(line, (uses.get(line) ?? 0) + 1);
  }
  const enough = Math.max(MIN_REPEATED, raw.length / 2);
  const all = pages.flatMap(({ lines }) => lines);
  const isEnglish = all.filter((line) => LATIN.test(line)).length > all.length / 2;
  return pages.map((page) => {
    const repeated = new Set(edgePatterns(page).filter((line) => (uses.get(line) ?? 0) >= enough));
    const { lines } = page;
    return lines
      .filter((line, index) => {
        if (!isAtEdge(index, lines.length)) return true;
        if (isEnglish && ARABIC.test(line) && !LATIN.test(line)) return false;
        return !repeated.has(linePattern(line, page)) && !isPageNumber(line, page);
      })
      .join(' ');
  });
}

interface Page {
  readonly lines: readonly string[];
  /** Page number and page count as a footer prints them. */
  readonly number: string;
  readonly count: string;
}

/** PDFium may return the footer directly after the header. */
function isAtEdge(index: number, length: number): boolean {
  return index < EDGE_LINES || index >= length - EDGE_LINES;
}

function edgePatterns(page: Page): string[] {
  return page.lines
    .filter((_, index) => isAtEdge(index, page.lines.length))
    .map((line) => linePattern(line, page));
}

/** A line with its page number masked, to compare it between pages. */
function linePattern(line: string, { number }: Page): string {
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

/** PDFium puts brackets, percent signs and commas on the wrong side. */
function arabicLine(line: string): string {
  return line
    .replace(MARKS, '')
    .replace(/\)([^()]*)\(/g, '($1)')
    .replace(/»([^«»]*)«/g, '«$1»')
    .replace(/%(\d[\d,.]*)/g, '$1%')
    .replace(/(^|\s)([،؛.])(\d[\d,/.]*)/g, '$1$3$2');
}

/** Some programs store letters in visual order: the article «ال» is then at the end of words. */
function hasReversedWords(text: string): boolean {
  const ends = text.match(/(?<=\p{L}{3})لا(?!\p{L})/gu)?.length ?? 0;
  const begins = text.match(/(?<!\p{L})ال(?=\p{L}{3})/gu)?.length ?? 0;
  return ends >= MIN_REVERSED && ends > 3 * begins;
}

/** Numbers and Latin words are already in reading order. */
function reversedLine(line: string): string {
  return line
    .split(/(\s+)/)
    .reverse()
    .map((part) => (ARABIC.test(part) ? [...part].reverse().join('') : part))
    .join('');
}
