import { randomUUID } from 'node:crypto';

/** Header that propagates the request id. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Formats of common proxies; too long to be a personal, telephone or document number. */
const REQUEST_ID = /^[0-9A-Za-z_-]{16,64}$/;

/** The propagated request id if well-formed, otherwise a new id. */
export function requestIdFrom(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}
