import { createHash, timingSafeEqual } from 'node:crypto';
import { CLIENT_ADDRESS_HEADER, ERRORS } from '@ports-authority/e-services-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './errors.js';

/**
 * A hook that refuses requests without the token that this service shares with the site.
 *
 * Without a token there is no telling who names a visitor's address, so that header is dropped.
 * @param token empty: every request is accepted
 * @param open paths that need no token
 */
export function requireServiceToken(token: string, open: readonly string[]) {
  const expected = digest(`Bearer ${token}`);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (token === '') {
      delete request.headers[CLIENT_ADDRESS_HEADER];
      return;
    }
    if (open.includes(request.routeOptions.url ?? '')) return;
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return;
    // Before the body is read.
    reply.header('connection', 'close');
    throw new Refusal(401, ERRORS.failure);
  };
}

/** timingSafeEqual requires equal lengths. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
