import { readLimitedRequest } from '../files/limited-body';

/** Size limit of a JSON body in bytes. */
const MAX_BODY_BYTES = 16 * 1024;

/** HTTP status of a rejected body. */
export type BodyRefusal = 400 | 413 | 415;

/**
 * Parses a JSON object, or returns the error status: 415 for another content type, 413 for more
 * than 16 KB, 400 for a truncated body, invalid UTF-8, invalid JSON and anything but an object.
 */
export async function readJsonObject(
  request: Request,
): Promise<{ readonly value: object } | { readonly refusal: BodyRefusal }> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { refusal: 415 };
  try {
    const bytes = await readLimitedRequest(request, MAX_BODY_BYTES);
    if (!bytes) return { refusal: 413 };
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { value } : { refusal: 400 };
  } catch {
    return { refusal: 400 };
  }
}
