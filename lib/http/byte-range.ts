/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header with a single range, as players and resumed downloads send it.
 * Null where the header is absent or of another form (the whole file is then answered),
 * 'unsatisfiable' where it lies outside the file.
 */
export function parseRange(
  header: string | null,
  bytes: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start >= bytes || end < start ? 'unsatisfiable' : { start, end };
}
