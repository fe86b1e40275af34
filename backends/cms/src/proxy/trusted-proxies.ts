import { clientAddress, plainAddress } from '@ports-authority/client-address';
import type { IncomingMessage } from 'node:http';

/** Headers of proxies, which other clients can forge. */
const FORWARDED = /^(forwarded|x-forwarded-.+|x-real-ip)$/;

/**
 * Middleware that leaves Koa only what trusted proxies say. Koa believes the first entry of
 * X-Forwarded-For, which the client writes: here it becomes the one entry that no trusted proxy wrote
 * about another. Headers from any other socket are removed.
 */
export function believeProxies(isTrusted: (ip: string) => boolean) {
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
