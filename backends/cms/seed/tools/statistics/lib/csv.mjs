/**
 * Rows as CSV (RFC 4180 line ends, header first). The values are keys and whole
 * numbers, so that none needs quoting.
 *
 * @param {string[]} columns
 * @param {Record<string, string | number>[]} rows
 */
export function csv(columns, rows) {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
}
