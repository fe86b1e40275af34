export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/** Parses CSV with commas, semicolons or tabs, as detected from the first line; skips empty lines. */
export function parseCsv(text: string): CsvLine[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = source.split('\n', 1);
  const counts = SEPARATORS.map((candidate) => first.split(candidate).length);
  const separator = SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
  const lines: CsvLine[] = [];
  let [line, startLine] = [1, 1];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = (): void => {
    cells.push(cell.trim());
    if (cells.some(Boolean)) lines.push({ line: startLine, cells });
    [cells, cell, startLine] = [[], '', line];
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
