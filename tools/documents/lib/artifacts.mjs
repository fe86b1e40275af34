const PATH = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);
const PAINT = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*']);
const OPEN = '/Artifact BMC';
const CLOSE = 'EMC';

/**
 * Marks as decoration what a page paints outside its tagged content: running heads, page numbers,
 * lines and backgrounds, which the browser leaves unmarked. Reading software then passes over them.
 *
 * @param {string} content of a page as Chromium writes it, an operator at the end of each line
 * @returns {string}
 */
export function withArtifacts(content) {
  const lines = content.split('\n');
  const output = [];
  let depth = 0;
  /** Line of the output where an unmarked path or text begins. */
  let start = -1;
  let holdsTags = false;
  for (const line of lines) {
    const operator = line.trimEnd().split(/\s+/).at(-1) ?? '';
    if (operator === 'BMC' || operator.endsWith('BDC')) {
      depth += 1;
      holdsTags ||= operator.endsWith('BDC');
    }
    if (operator === 'EMC') depth -= 1;
    if (depth === 0 && start < 0 && (PATH.has(operator) || operator === 'BT')) {
      start = output.length;
      holdsTags = false;
    }
    const isPainted = PAINT.has(operator) || operator === 'ET';
    if (start >= 0 && isPainted && !holdsTags) {
      output.splice(start, 0, OPEN);
      output.push(line, CLOSE);
    } else if (depth === 0 && start < 0 && (operator === 'Do' || operator === 'sh')) {
      output.push(OPEN, line, CLOSE);
    } else {
      output.push(line);
    }
    if (isPainted || operator === 'n') start = -1;
  }
  return output.join('\n');
}
