import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
// Relative: the compiled server runs without the site's path aliases.
import { addressMatcher, clientAddress, plainAddress } from '../../packages/client-address/src';
import { ConfigurationError } from '../config';

/**
 * Request header that carries the client IP to handlers and actions, which see no socket. The
 * server overwrites what a client sends in it.
 */
export const CLIENT_IP_HEADER = 'x-client-address';

/** Client IP of a request; 'unknown' once its socket is closed. */
export function clientIp(
  { headers, socket }: IncomingMessage,
  isTrustedProxy: (ip: string) => boolean,
): string {
  return clientAddress(socket.remoteAddress, headers['x-forwarded-for'], isTrustedProxy);
}

/**
 * Matches the proxies of TRUSTED_PROXIES, which are IP addresses or CIDR ranges (`10.0.0.0/8`).
 * @throws ConfigurationError for an entry that is neither
 */
export function trustedProxies(entries: readonly string[]): (ip: string) => boolean {
  try {
    return addressMatcher(entries);
  } catch {
    throw new ConfigurationError(
      'TRUSTED_PROXIES must be a comma-separated list of IP addresses or ranges.',
    );
  }
}

/** Remote IP address of a socket; 'unknown' once it is closed. */
export function socketIp({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
  return plainAddress(remoteAddress ?? '') ?? 'unknown';
}
