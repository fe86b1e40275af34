import { randomUUID } from 'node:crypto';

/** Header in which the id of a request travels from one service to the next. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** As proxies make them; too long to be the number of a person, a telephone or a document. */
const REQUEST_ID = /^[0-9A-Za-z_-]{16,64}$/;

/** The id that a request was given on its way here, if it looks like one; otherwise a new one. */
export function requestIdFrom(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}
