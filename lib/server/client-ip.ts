import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
// Relative: the compiled server runs without the site's path aliases.
import { clientAddress, plainAddress } from '../../packages/client-address/src';

/** Carries the client IP to handlers and actions; the server overwrites a client's value. */
export const CLIENT_IP_HEADER = 'x-client-address';

/** Client IP of a request; 'unknown' once its socket is closed. */
export function clientIp(
  { headers, socket }: IncomingMessage,
  isTrustedProxy: (ip: string) => boolean,
): string {
  return clientAddress(socket.remoteAddress, headers['x-forwarded-for'], isTrustedProxy);
}

/** Remote IP address of a socket; 'unknown' once it is closed. */
export function socketIp({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
  return plainAddress(remoteAddress ?? '') ?? 'unknown';
}
