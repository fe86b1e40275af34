import { isIP } from 'node:net';
import { CLIENT_ADDRESS_HEADER } from '@ports-authority/e-services-contract';
import type { FastifyRequest } from 'fastify';

/**
 * The IP address of the visitor that the site sends a request for, otherwise that of the connection.
 * The header is only there if the request has the service token.
 */
export function clientAddress(request: FastifyRequest): string {
  const named = request.headers[CLIENT_ADDRESS_HEADER];
  return typeof named === 'string' && isIP(named) !== 0 ? named : request.ip;
}
