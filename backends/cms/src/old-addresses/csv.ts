/** A line of a CSV file with the number of the line on which it begins. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads CSV as spreadsheet programs write it: separated by commas, semicolons (where a comma is the
 * decimal point) or tabs, cells in quotes where they need them. Empty lines are left out.
 */
export function parseCsv(text: string): CsvLine[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = source.split('\n', 1);
  const counts = SEPARATORS.map((one) => first.split(one).length);
  const separator = SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
  const lines: CsvLine[] = [];
  let [line, begunAt] = [1, 1];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = (): void => {
    cells.push(cell.trim());
    if (cells.some(Boolean)) lines.push({ line: begunAt, cells });
    [cells, cell, begunAt] = [[], '', line];
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] as string;
    if (character === '\n') line += 1;
    if (isQuoted && character === '"' && source[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (character === '\n') endLine();
    else cell += character;
  }
  endLine();
  return lines;
}

/** Signs with which a cell would run as a formula. */
const FORMULA = /^(?=[=+\-@\t])/;

/** Writes CSV that spreadsheet programs read as UTF-8 and run nothing of. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) =>
    row.map((cell) => `"${cell.replace(FORMULA, "'").replaceAll('"', '""')}"`).join(','),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
