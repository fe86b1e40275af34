/** A Markdown table with aligned columns, as oxfmt formats it; the first row is the header. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [header = []] = rows;
  const widths = header.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const rule = line(
    header.map(() => ''),
    '-',
  );
  return [line(header), rule, ...rows.slice(1).map((row) => line(row))].join('\n');
}
