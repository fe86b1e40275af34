import { MAX_FILE_BYTES } from '@ports-authority/submissions/pdf-rules';
import { boundaryOf, hasFormShape } from './multipart-shape';
import { joinBytes } from '../http/limited-body';

/** A file of 5 MB and the other fields. */
export const MAX_MULTIPART_BYTES = MAX_FILE_BYTES + 64 * 1024;

/** Idle uploads are aborted; slow ones are not. */
const SILENCE_MS = 20_000;

/** Why a body is refused: an HTTP status. */
export type MultipartRefusal = 400 | 408 | 413 | 415;

/**
 * The form data of a multipart request, or the error status: 415 for another content type, 413 for more
 * than `maxBytes` (by default a file of 5 MB and 64 KB), 408 if nothing arrived for 20 seconds, 400 for
 * a body that is truncated, malformed or not a form's.
 */
export async function readMultipart(
  request: Pick<Request, 'headers' | 'body'>,
  maxBytes = MAX_MULTIPART_BYTES,
): Promise<{ readonly data: FormData } | { readonly refusal: MultipartRefusal }> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = boundaryOf(type);
  if (boundary === undefined) return { refusal: 415 };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    return { refusal: 413 };
  }
  try {
    const bytes = await readBytes(request, maxBytes);
    if (typeof bytes === 'number') return { refusal: bytes };
    if (!hasFormShape(bytes, boundary)) return { refusal: 400 };
    return { data: await new Response(bytes, { headers: { 'Content-Type': type } }).formData() };
  } catch {
    return { refusal: 400 };
  }
}

async function readBytes(
  { body }: Pick<Request, 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 408 | 413> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  while (reader) {
    const next = await orSilence(reader.read());
    if (next === null) {
      reader.cancel().catch(() => {});
      return 408;
    }
    if (next.done) break;
    length += next.value.byteLength;
    if (length > maxBytes) {
      reader.cancel().catch(() => {});
      return 413;
    }
    chunks.push(next.value);
  }
  return joinBytes(chunks);
}

async function orSilence<Value>(value: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SILENCE_MS);
  });
  try {
    return await Promise.race([value, silence]);
  } finally {
    clearTimeout(timer);
  }
}
