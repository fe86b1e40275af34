/**
 * Formats a table as CSV for spreadsheet programs: with a byte order mark, every cell in quotes, and
 * no cell that would run as a formula.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * A cell that begins like a formula gets an apostrophe, which spreadsheets hide. Leading spaces and
 * full-width signs do not stop them, and CSV libraries escape neither.
 */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
