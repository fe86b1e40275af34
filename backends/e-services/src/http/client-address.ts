import { isIP } from 'node:net';
import { CLIENT_ADDRESS_HEADER } from '@ports-authority/e-services-contract';
import type { FastifyRequest } from 'fastify';

/**
 * The visitor's IP address as the site forwards it, otherwise the peer address. Without the service
 * token the header has been removed.
 */
export function clientAddress(request: FastifyRequest): string {
  const named = request.headers[CLIENT_ADDRESS_HEADER];
  return typeof named === 'string' && isIP(named) !== 0 ? named : request.ip;
}
