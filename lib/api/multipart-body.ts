import { MAX_FILE_BYTES } from '@ports-authority/submissions/pdf-rules';
import { boundaryOf, hasFormShape } from './multipart-shape';
import { readLimitedRequest } from '../http/limited-body';

/** A file of 5 MB and the other fields. */
export const MAX_MULTIPART_BYTES = MAX_FILE_BYTES + 64 * 1024;

/** Why a body is refused: an HTTP status. */
export type MultipartRefusal = 400 | 413 | 415;

/**
 * The form data of a multipart request, or the error status: 415 for another content type, 413 for more
 * than `maxBytes` (by default a file of 5 MB and 64 KB), 400 for a body that is truncated, malformed or
 * not a form's. The server has received all of the body when this is called.
 */
export async function readMultipart(
  request: Pick<Request, 'headers' | 'body'>,
  maxBytes = MAX_MULTIPART_BYTES,
): Promise<{ readonly data: FormData } | { readonly refusal: MultipartRefusal }> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = boundaryOf(type);
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
