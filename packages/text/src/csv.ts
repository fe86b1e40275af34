/**
 * Formats a table as CSV for spreadsheet programs: with a byte order mark, all cells quoted and on
 * one line, and no formula injection.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Including those of Unicode. */
const LINE_BREAKS = /[ \t]*(?:\r\n|[\n\r\v\f\u0085\u2028\u2029])[ \t]*/g;

/**
 * Cell prefixes that run as a formula in programs that split at commas, semicolons or bars. Leading
 * spaces, quotes and full-width signs do not disarm them, and CSV libraries escape neither.
 */
const FORMULAS = /(^|[,;|])(?=["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Programs with another separator ignore the quotes. So cells contain no line break or tab, and
 * every start of a formula gets an apostrophe, which marks text.
 */
function cell(text: string): string {
  const line = text.replace(LINE_BREAKS, ' / ').replaceAll('\t', ' ');
  return `"${line.replace(FORMULAS, "$1'").replaceAll('"', '""')}"`;
}
