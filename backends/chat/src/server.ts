import { addressMatcher, isAmbiguous } from '@ports-authority/client-address';
import { REQUEST_ID_HEADER, requestIdFrom, serveMetrics } from '@ports-authority/telemetry';
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics } from 'prom-client';
import { Answers } from './answers.js';
import { Assistant } from './assistant/assistant.js';
import { addressOf, sharesOf, socketAddress } from './client-address.js';
import type { Connection, TransportName } from './connection.js';
import { Connections, type Refusal } from './connections.js';
import { Hub } from './hub.js';
import type { Log } from './log.js';
import { MessageLimit } from './message-limit.js';
import { createMetrics } from './metrics.js';
import { connectRedis } from './redis.js';
import { Refusals } from './refusals.js';
import type { Settings } from './settings.js';
import { serveEventStream } from './transports/event-stream.js';
import { LongPoll } from './transports/long-polling.js';
import { acceptWebSocket } from './transports/web-socket.js';

const HUB_PATH = '/hubs/chat';
const MAX_BODY_BYTES = 64 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const MAX_HEADER_BYTES = 8 * 1024;
const SECONDS_TO_WAIT = 10;
/** How long clients may take to close their end when the process ends. */
const LAST_BYTES_MS = 1000;
/** The newest version of the negotiation. */
const NEGOTIATE_VERSION = 1;

const TRANSPORTS = [
  { transport: 'WebSockets', transferFormats: ['Text'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text'] },
];

export interface ChatServer {
  readonly port: number;
  /**
   * Is not ready any more, serves on for the delay, stops listening, answers what was asked and
   * tells the clients to reconnect, which may take ten seconds with thousands of them.
   */
  stop(): Promise<void>;
}

/** Starts the hub: negotiation, WebSockets, server-sent events and long polling on one path. */
export async function startChatServer(settings: Settings, log: Log): Promise<ChatServer> {
  const redis = settings.redisUrl ? connectRedis(settings.redisUrl, log) : undefined;
  const assistant = new Assistant(settings.contentApiUrl, settings.contentApiToken, (error) =>
    log.warn({ error: String(error) }, 'could not read the contact facts'),
  );
  const hub = new Hub(
    assistant,
    new Answers(redis),
    // All processes read the CMS with one token; without it, they still have one Redis.
    new MessageLimit(
      settings.maxMessagesPerAddress,
      redis,
      settings.contentApiToken || settings.redisUrl || '',
    ),
  );
  const connections = new Connections(hub, {
    total: settings.maxConnections,
    perAddress: settings.maxConnectionsPerAddress,
  });
  const isTrusted = addressMatcher(settings.trustedProxies);
  const metrics = createMetrics(() => connections.counts);
  const refusals = new Refusals(log, (kind) => metrics.refusals.inc({ kind }));
  let draining = false;
  let warnedOfProxy = false;
  const polls = new WeakMap<Connection, LongPoll>();
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
      void handle(request, response).catch((error: unknown) => {
        // Without its message, which may repeat what was sent.
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
  server.on('upgrade', upgrade);
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

  async function handle(request: http.IncomingMessage, response: http.ServerResponse) {
    if (isAmbiguous(request)) {
      response.setHeader('Connection', 'close');
      return sendJson(response, 400, { error: 'invalid request' });
    }
    const url = urlOf(request);
    if (!url) return sendJson(response, 400, { error: 'invalid URL' });
    if (url.pathname === '/api/health/live') return sendJson(response, 200, { status: 'live' });
    if (url.pathname === '/api/health/ready') {
      return draining
        ? sendJson(response, 503, { status: 'not ready' })
        : sendJson(response, 200, { status: 'ready' });
    }
    if (!allowOrigin(request, response)) {
      refusals.count('origin');
      return sendJson(response, 403, { error: 'origin' });
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (url.pathname === `${HUB_PATH}/negotiate` && request.method === 'POST') {
      return negotiate(url, request, response);
    }
    if (url.pathname !== HUB_PATH) return sendJson(response, 404, { error: 'not found' });
    if (!['GET', 'POST', 'DELETE'].includes(request.method ?? '')) {
      response.setHeader('Allow', 'GET, POST, DELETE');
      return sendJson(response, 405, { error: 'method' });
    }
    const token = url.searchParams.get('id');
    if (!token) return sendJson(response, 400, { error: 'id is missing' });
    const connection = connections.find(token);
    if (!connection) return sendJson(response, 404, { error: 'no such connection' });
    switch (request.method) {
      case 'GET':
        return receive(connection, request, response);
      case 'POST': {
        if (connection.transportName === 'WebSockets') {
          response.setHeader('Allow', 'GET');
          return sendJson(response, 405, { error: 'the transport is a WebSocket' });
        }
        const text = await readBody(request);
        if (text === undefined) return sendJson(response, 413, { error: 'too large' });
        connection.receive(text);
        return void response.writeHead(200).end();
      }
      default:
        if (connection.transportName !== 'LongPolling') {
          return sendJson(response, 400, { error: 'only long polling ends with a request' });
        }
        connection.close();
        return void response.writeHead(202).end();
    }
  }

  function negotiate(url: URL, request: http.IncomingMessage, response: http.ServerResponse) {
    const wanted = url.searchParams.get('negotiateVersion') ?? '0';
    if (!/^\d{1,9}$/.test(wanted)) {
      return sendJson(response, 200, { error: 'negotiateVersion must be a whole number.' });
    }
    const connection = newConnection(request);
    if (typeof connection === 'string') {
      response.setHeader('Retry-After', String(SECONDS_TO_WAIT));
      return sendJson(response, REFUSED[connection].status, { error: REFUSED[connection].error });
    }
    const negotiateVersion = Math.min(Number(wanted), NEGOTIATE_VERSION);
    sendJson(response, 200, {
      negotiateVersion,
      ...(negotiateVersion === 0
        ? { connectionId: connection.token }
        : {
            connectionId: randomBytes(16).toString('base64url'),
            connectionToken: connection.token,
          }),
      availableTransports: TRANSPORTS,
    });
  }

  function newConnection(request: http.IncomingMessage): Connection | Refusal {
    warnOfProxy(request);
    const connection = connections.add(addressOf(request, isTrusted));
    if (typeof connection === 'string') {
      refusals.count(connection === 'full' ? 'hub is full' : 'client address');
    }
    return connection;
  }

  /** Behind a proxy that is not trusted, all visitors would share the limits of one address. */
  function warnOfProxy({ headers, socket }: http.IncomingMessage): void {
    if (warnedOfProxy || headers['x-forwarded-for'] === undefined) return;
    if (isTrusted(socketAddress(socket))) return;
    warnedOfProxy = true;
    log.warn(
      {},
      'X-Forwarded-For from an address that is not in CHAT_TRUSTED_PROXIES: it is not believed, and visitors behind a proxy count as one',
    );
  }

  function receive(
    connection: Connection,
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ) {
    const isEventStream = request.headers.accept?.includes('text/event-stream') ?? false;
    const poll = polls.get(connection);
    if (poll && !isEventStream) return poll.poll(response);
    const refused = refusalOfTransport(
      connection,
      isEventStream ? 'ServerSentEvents' : 'LongPolling',
    );
    if (refused) return sendJson(response, refused, { error: 'it has a transport' });
    if (isEventStream) return serveEventStream(connection, response);
    // The first poll only establishes the transport.
    const first = new LongPoll(connection);
    polls.set(connection, first);
    connection.attach(first);
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end();
  }

  function upgrade(request: http.IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', () => socket.destroy());
    const url = urlOf(request);
    if (!url || isAmbiguous(request)) return refuseUpgrade(socket, 400);
    if (url.pathname !== HUB_PATH || !isAllowed(request.headers.origin)) {
      return refuseUpgrade(socket, 403);
    }
    const token = url.searchParams.get('id');
    // Without an id the WebSocket is a connection of its own that was not negotiated.
    const connection = token ? connections.find(token) : newConnection(request);
    if (!connection) return refuseUpgrade(socket, 404);
    if (typeof connection === 'string') return refuseUpgrade(socket, REFUSED[connection].status);
    const refused = refusalOfTransport(connection, 'WebSockets');
    if (refused) return refuseUpgrade(socket, refused);
    acceptWebSocket(connection, request, socket, head);
  }

  function allowOrigin(request: http.IncomingMessage, response: http.ServerResponse): boolean {
    const { origin } = request.headers;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Origin');
    if (!isAllowed(origin)) return false;
    if (!origin) return true;
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE, OPTIONS');
    response.setHeader(
      'Access-Control-Allow-Headers',
      'content-type, x-requested-with, x-signalr-user-agent',
    );
    response.setHeader('Access-Control-Max-Age', '600');
    return true;
  }

  function isAllowed(origin: string | undefined): boolean {
    // Only browsers send an origin.
    if (origin === undefined) return true;
    if (settings.allowedOrigins.length > 0) return settings.allowedOrigins.includes(origin);
    return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
  }

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      draining = true;
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

/** The response to a refused connection. */
const REFUSED: Readonly<Record<Refusal, { readonly status: number; readonly error: string }>> = {
  full: { status: 503, error: 'The chat is busy.' },
  address: { status: 429, error: 'Too many connections from this address.' },
};

/** The status that a second transport of a connection is refused with; undefined for its first. */
function refusalOfTransport(connection: Connection, name: TransportName): number | undefined {
  if (connection.transportName === undefined) return undefined;
  return connection.transportName === name ? 409 : 400;
}

function refuseUpgrade(socket: Duplex, status: number): void {
  const wait = status === 429 || status === 503 ? `Retry-After: ${SECONDS_TO_WAIT}\r\n` : '';
  socket.end(
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

/** Closes sockets of an address beyond its share; a trusted proxy may have as many as it needs. */
function limitSockets(
  server: http.Server,
  limit: number,
  isTrusted: (ip: string) => boolean,
  refused: () => void,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socketAddress(socket);
    if (isTrusted(address)) return;
    const [{ key } = { key: address }] = sharesOf(address);
    const count = (open.get(key) ?? 0) + 1;
    if (count > limit) {
      refused();
      return void socket.destroy();
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 0) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

/** The URL of a request; undefined if invalid, such as `//`. */
function urlOf({ url = '/' }: http.IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://hub') ? new URL(url, 'http://hub') : undefined;
}

function sendJson(response: http.ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
}

async function readBody(request: http.IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
