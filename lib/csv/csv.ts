/** Spreadsheets would evaluate such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) || plain !== plain.trim()
    ? `"${plain.replaceAll('"', '""')}"`
    : plain;
}

/** CSV (RFC 4180) with the BOM that Excel needs; cells are safe from formula injection. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
