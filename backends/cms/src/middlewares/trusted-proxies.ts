import { addressMatcher, clientAddress, plainAddress } from '@ports-authority/client-address';
import type { IncomingMessage } from 'node:http';
import { readSettings } from '../settings';

/** Proxy headers, which clients can forge. */
const FORWARDED = /^(forwarded|x-forwarded-.+|x-real-ip)$/;

/**
 * Koa uses the first entry of X-Forwarded-For, which clients can forge, so it is replaced
 * by the address before the trusted proxies. Proxy headers from untrusted sockets are removed.
 */
export function trustProxies(addresses: readonly string[]) {
  const isTrusted = addressMatcher(addresses);
  return ({ req }: { req: IncomingMessage }, next: () => Promise<unknown>): Promise<unknown> => {
    const { headers, socket } = req;
    const socketIp = plainAddress(socket.remoteAddress ?? '');
    if (socketIp === undefined || !isTrusted(socketIp)) {
      for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name];
    } else {
      headers['x-forwarded-for'] = clientAddress(socketIp, headers['x-forwarded-for'], isTrusted);
    }
    return next();
  };
}

const trustedProxies = () => trustProxies(readSettings().trustedProxies);

export default trustedProxies;
