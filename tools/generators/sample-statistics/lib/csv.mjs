/**
 * Rows as CSV (RFC 4180 line endings, header first). Values are not quoted: they must be slugs or
 * numbers.
 *
 * @param {string[]} columns
 * @param {Record<string, string | number>[]} rows
 */
export function csv(columns, rows) {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
}
