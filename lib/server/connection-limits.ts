import type { Server } from 'node:http';
import { Places } from './places';
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
  /** Longer than a proxy in front keeps its connections (nginx: 60 s), which would use a closed one. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
} as const;

/**
 * Closes connections of a client IP beyond its share as soon as they are made. A trusted proxy has
 * those of all its clients and is not limited.
 * @param perAddress connections of one client IP at the same time
 */
export function limitConnections(
  server: Server,
  perAddress: number,
  isTrustedProxy: (ip: string) => boolean,
): void {
  server.maxConnections = MAX_CONNECTIONS;
  const places = new Places(MAX_CONNECTIONS, perAddress);
  server.on('connection', (socket) => {
    const ip = socketIp(socket);
    if (isTrustedProxy(ip)) return;
    const leave = places.take(ip);
    if (typeof leave === 'string') {
      countSecurityEvent('connection limit');
      socket.destroy();
      return;
    }
    socket.once('close', leave);
  });
  server.on('drop', () => countSecurityEvent('connection limit'));
}
