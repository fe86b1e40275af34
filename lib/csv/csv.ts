/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) || plain !== plain.trim()
    ? `"${plain.replaceAll('"', '""')}"`
    : plain;
}

/**
 * Rows as CSV (RFC 4180), with the mark by which Excel reads it as UTF-8. No text of a cell is run as
 * a formula.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
