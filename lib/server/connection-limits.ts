import type { Server } from 'node:http';
import { ConcurrencyLimit } from './concurrency-limit';
import { countSecurityEvent } from '../logging/security-events';
import { socketIp } from './client-ip';

/** Connections of all clients; each costs some 50 KB before its request is read. */
const MAX_CONNECTIONS = 10_000;

/** Options of the HTTP server against clients that send slowly, in milliseconds and bytes. */
export const SERVER_TIMES = {
  /** For the head of a request. */
  headersTimeout: 15_000,
  /** For a whole request: a file of 5 MB at 20 KB/s and its grace. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  /** Longer than the keep-alive of a proxy in front (nginx: 60 s), or it would reuse a closed connection. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
} as const;

/**
 * Closes new connections of a client IP that is over its limit. A trusted proxy carries the connections
 * of all its clients and is not limited.
 * @param perAddress concurrent connections of a client IP
 */
export function limitConnections(
  server: Server,
  perAddress: number,
  isTrustedProxy: (ip: string) => boolean,
): void {
  server.maxConnections = MAX_CONNECTIONS;
  const limit = new ConcurrencyLimit(MAX_CONNECTIONS, perAddress);
  server.on('connection', (socket) => {
    const ip = socketIp(socket);
    if (isTrustedProxy(ip)) return;
    const release = limit.acquire(ip);
    if (typeof release === 'string') {
      countSecurityEvent('connection limit');
      socket.destroy();
      return;
    }
    socket.once('close', release);
  });
  server.on('drop', () => countSecurityEvent('connection limit'));
}
