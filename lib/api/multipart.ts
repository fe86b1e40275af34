import { MAX_FILE_BYTES } from '@ports-authority/submissions/pdf-rules';
import { readLimitedRequest } from '../files/limited-body';

/** A file of 5 MB and the other fields. */
export const MAX_MULTIPART_BYTES = MAX_FILE_BYTES + 64 * 1024;
const MAX_PARTS = 40;
const MAX_PART_HEAD_BYTES = 8192;
/** Above the limit of any field; the rest of a body is for its file. */
const MAX_TEXT_CHARACTERS = 32 * 1024;

const BOUNDARY =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*$/i;

/** HTTP status of a rejected body. */
export type MultipartRefusal = 400 | 413 | 415;

/**
 * Parses a multipart request, or returns the error status: 415 for another content type, 413 for
 * more than `maxBytes` (default: a file of 5 MB and 64 KB), 400 for a truncated or malformed body.
 */
export async function readMultipart(
  request: Pick<Request, 'headers' | 'body'>,
  maxBytes = MAX_MULTIPART_BYTES,
): Promise<{ readonly data: FormData } | { readonly refusal: MultipartRefusal }> {
  const type = request.headers.get('content-type') ?? '';
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return { refusal: 415 };
  try {
    const bytes = await readLimitedRequest(request, maxBytes);
    if (!bytes) return { refusal: 413 };
    if (!hasFormShape(bytes, boundary)) return { refusal: 400 };
    return { data: await new Response(bytes, { headers: { 'Content-Type': type } }).formData() };
  } catch {
    return { refusal: 400 };
  }
}

/** Many parts or long headers in 5 MB would block the event loop for seconds: rejected. */
function hasFormShape(body: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let parts = 0;
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at)) {
    at += boundary.length;
    const isLast = bytes.toString('latin1', at, at + 2) === '--';
    if (isLast) return true;
    parts += 1;
    const head = bytes.indexOf('\r\n\r\n', at);
    if (parts > MAX_PARTS || head === -1 || head - at > MAX_PART_HEAD_BYTES) return false;
    // The parser ignores boundaries inside headers, for example in a file name.
    at = head;
  }
  return false;
}

/**
 * Values of the form's fields; others are dropped, as is the empty file that browsers send without
 * a selection. Null if a field is repeated, a text is sent instead of a file or the reverse, a text
 * exceeds 32 KB, or there is more than one file.
 */
export function formValues(
  data: FormData,
  fields: readonly string[],
  fileField: string | undefined,
): Record<string, string | File> | null {
  const values: Record<string, string | File> = {};
  let files = 0;
  for (const [name, value] of data) {
    const isFile = typeof value !== 'string';
    if (isFile && value.size === 0 && value.name === '') continue;
    if (isFile) files += 1;
    if (files > 1) return null;
    if (!fields.includes(name)) continue;
    if (!isFile && value.length > MAX_TEXT_CHARACTERS) return null;
    if (Object.hasOwn(values, name) || isFile !== (name === fileField)) return null;
    values[name] = value;
  }
  return values;
}
