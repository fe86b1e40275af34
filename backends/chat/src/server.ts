import { addressMatcher } from '@ports-authority/client-address';
import { REQUEST_ID_HEADER, requestIdFrom, serveMetrics } from '@ports-authority/telemetry';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics } from 'prom-client';
import { Answers } from './answers.js';
import { Assistant } from './assistant/assistant.js';
import { limitKeys, socketAddress } from './client-address.js';
import { Connections, Counts } from './connections.js';
import { Hub } from './hub.js';
import type { Log } from './log.js';
import { MessageLimit } from './message-limit.js';
import { createMetrics } from './metrics.js';
import { connectRedis } from './redis.js';
import { Refusals } from './refusals.js';
import { HubRequests } from './requests.js';
import type { Settings } from './settings.js';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const MAX_HEADER_BYTES = 8 * 1024;
/** Grace period for clients to close their end at shutdown. */
const LAST_BYTES_MS = 1000;
export interface ChatServer {
  readonly port: number;
  /**
   * Fails readiness, serves on for the drain delay, stops listening, finishes pending answers and
   * closes with the reconnect flag; up to ten seconds with thousands of clients.
   */
  stop(): Promise<void>;
}

/** Starts the hub: negotiation, WebSockets and long polling on one path. */
export async function startChatServer(settings: Settings, log: Log): Promise<ChatServer> {
  const redis = settings.redisUrl ? connectRedis(settings.redisUrl, log) : undefined;
  const assistant = new Assistant(settings.contentApiUrl, settings.contentApiToken, (error) =>
    log.warn({ error: String(error) }, 'contact facts not read'),
  );
  // All processes read the CMS with one token; without it, they still have one Redis.
  const secret = settings.contentApiToken || settings.redisUrl || '';
  const hub = new Hub(
    assistant,
    new Answers(redis, secret),
    new MessageLimit(settings.maxMessagesPerAddress, redis, secret),
  );
  const connections = new Connections(hub, {
    total: settings.maxConnections,
    perAddress: settings.maxConnectionsPerAddress,
  });
  const isTrusted = addressMatcher(settings.trustedProxies);
  const metrics = createMetrics(() => connections.counts);
  const refusals = new Refusals(log, (kind) => metrics.refusals.inc({ kind }));
  const { allowedOrigins } = settings;
  const requests = new HubRequests({ connections, refusals, allowedOrigins, isTrusted, log });
  const server = http.createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const isProxied = isTrusted(socketAddress(request.socket));
      const requestId = requestIdFrom(isProxied ? request.headers[REQUEST_ID_HEADER] : undefined);
      response.setHeader('X-Request-Id', requestId);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      void requests.handle(request, response).catch((error: unknown) => {
        // Without the message, which may contain user input.
        const name = error instanceof Error ? error.name : typeof error;
        log.warn({ requestId, error: name }, 'request failed');
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
  );
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => requests.upgrade(request, socket, head));
  limitSockets(server, settings.maxConnectionsPerAddress * 4, isTrusted, () =>
    refusals.count('connections of a socket'),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  assistant.start();
  if (settings.metricsPort !== 0) collectDefaultMetrics({ register: metrics.registry });
  const metricsServer = await serveMetrics(
    metrics.registry,
    settings.metricsHost,
    settings.metricsPort,
  );

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      requests.isDraining = true;
      await pause(settings.drainDelayMs);
      metricsServer?.close();
      assistant.stop();
      const ended = new Promise((resolve) => server.close(resolve));
      await connections.drain();
      await Promise.race([ended, pause(LAST_BYTES_MS, undefined, { ref: false })]);
      for (const socket of sockets) socket.destroy();
      await ended;
      refusals.flush();
      redis?.client.destroy();
    },
  };
}

/** Closes sockets beyond an address's limit; trusted proxies are exempt. */
function limitSockets(
  server: http.Server,
  limit: number,
  isTrusted: (ip: string) => boolean,
  refused: () => void,
): void {
  const open = new Counts();
  server.on('connection', (socket) => {
    const address = socketAddress(socket);
    if (isTrusted(address)) return;
    const keys = limitKeys(address).slice(0, 1);
    if (!open.isWithin(keys, limit)) {
      refused();
      return void socket.destroy();
    }
    open.add(keys);
    socket.once('close', () => open.remove(keys));
  });
}
