/**
 * Formats a table as CSV for spreadsheet programs: with a byte order mark, every cell in quotes and on
 * one line, and nothing in it that would run as a formula.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Those that Unicode adds included. */
const LINE_BREAKS = /[ \t]*(?:\r\n|[\n\r\v\f\u0085\u2028\u2029])[ \t]*/g;

/**
 * The beginnings of a cell that would run as a formula, for a program that separates by commas,
 * semicolons or bars. Leading spaces, quotes and full-width signs do not stop them, and CSV libraries
 * escape neither.
 */
const FORMULAS = /(^|[,;|])(?=["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * A program that separates by something else than commas does not see where a quoted cell begins and
 * ends. So nothing in a cell may be a line break or a tab, and every beginning of a formula gets an
 * apostrophe, with which spreadsheets take it for text.
 */
function cell(text: string): string {
  const line = text.replace(LINE_BREAKS, ' / ').replaceAll('\t', ' ');
  return `"${line.replace(FORMULAS, "$1'").replaceAll('"', '""')}"`;
}
