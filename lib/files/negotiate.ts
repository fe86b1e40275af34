import { parseRange, type ByteRange } from './byte-range';
import { allowsRange, isCurrent, isPreconditionFailed, type FileVersion } from './file-version';

/** Status of the response to a conditional or range request, with the part to send for 206. */
export type Negotiated =
  | { readonly status: 200 | 304 | 412 | 416 }
  | { readonly status: 206; readonly range: ByteRange };

/** Evaluates the preconditions and the range of a request for a file (RFC 9110, 13.2.2 and 14.2). */
export function negotiate(
  { method, headers }: { readonly method?: string | undefined; readonly headers: Headers },
  version: FileVersion,
  bytes: number,
): Negotiated {
  if (isPreconditionFailed(headers, version)) return { status: 412 };
  if (isCurrent(headers, version)) return { status: 304 };
  // Ranges are defined for GET alone.
  if (method !== 'GET' || !allowsRange(headers, version)) return { status: 200 };
  const range = parseRange(headers.get('range'), bytes);
  if (range === 'unsatisfiable') return { status: 416 };
  return range ? { status: 206, range } : { status: 200 };
}
