const MOST_PARTS = 40;
const LONGEST_HEAD_BYTES = 8192;

const BOUNDARY =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*$/i;

/** The boundary of a multipart content type; undefined if absent or malformed. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  return quoted ?? plain;
}

/**
 * Whether a multipart body looks like a form: few parts with short headers. On 5 MB of nothing but parts
 * or headers the parser would block the event loop for seconds.
 */
export function hasFormShape(body: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let parts = 0;
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at)) {
    at += boundary.length;
    const isLast = bytes.toString('latin1', at, at + 2) === '--';
    if (isLast) return true;
    parts += 1;
    const head = bytes.indexOf('\r\n\r\n', at);
    if (parts > MOST_PARTS || head === -1 || head - at > LONGEST_HEAD_BYTES) return false;
    // The parser ignores boundaries within headers, where a name may contain the closing one.
    at = head;
  }
  return false;
}
