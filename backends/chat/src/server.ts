import http from 'node:http';
import type { Duplex } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { Assistant } from './assistant/assistant.js';
import { addressMatcher, clientAddress, sharesOf, socketAddress } from './client-address.js';
import type { Connection } from './connection.js';
import { Connections } from './connections.js';
import { Hub } from './hub.js';
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

const TRANSPORTS = [
  { transport: 'WebSockets', transferFormats: ['Text'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text'] },
];

export interface ChatServer {
  readonly port: number;
  /** Closes every connection and stops listening. */
  stop(): Promise<void>;
}

/** Starts the hub: negotiation, WebSockets, server-sent events and long polling on one path. */
export async function startChatServer(
  settings: Settings,
  log: { warn(details: object, message: string): void },
): Promise<ChatServer> {
  const assistant = new Assistant(settings.contentApiUrl, settings.contentApiToken, (error) =>
    log.warn({ error: String(error) }, 'could not read the contact facts'),
  );
  const connections = new Connections(new Hub(assistant), {
    total: settings.maxConnections,
    perAddress: settings.maxConnectionsPerAddress,
  });
  const isTrusted = addressMatcher(settings.trustedProxies);
  const refusals = new Refusals(log);
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
      void handle(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
  );
  server.on('upgrade', upgrade);
  limitSockets(server, settings.maxConnectionsPerAddress * 4, isTrusted, () =>
    refusals.count('connections of a socket'),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  assistant.start();

  async function handle(request: http.IncomingMessage, response: http.ServerResponse) {
    const url = urlOf(request);
    if (!url) return sendJson(response, 400, { error: 'invalid URL' });
    if (url.pathname === '/health') {
      return sendJson(response, 200, { status: 'ok' });
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
    const connection = connections.find(url.searchParams.get('id'));
    if (!connection) return sendJson(response, 404, { error: 'no such connection' });
    switch (request.method) {
      case 'GET':
        return receive(connection, request, response);
      case 'POST': {
        const text = await readBody(request);
        if (text === undefined) return sendJson(response, 413, { error: 'too large' });
        connection.receive(text);
        return void response.writeHead(200).end();
      }
      case 'DELETE':
        connection.close();
        return void response.writeHead(202).end();
      default:
        return sendJson(response, 405, { error: 'method' });
    }
  }

  function negotiate(url: URL, request: http.IncomingMessage, response: http.ServerResponse) {
    const stateful = url.searchParams.get('useStatefulReconnect') === 'true';
    warnOfProxy(request);
    const connection = connections.negotiate(clientAddress(request, isTrusted), stateful);
    if (typeof connection === 'string') {
      const isFull = connection === 'full';
      refusals.count(isFull ? 'hub is full' : 'client address');
      response.setHeader('Retry-After', String(SECONDS_TO_WAIT));
      return isFull
        ? sendJson(response, 503, { error: 'The chat is busy.' })
        : sendJson(response, 429, { error: 'Too many connections from this address.' });
    }
    sendJson(response, 200, {
      negotiateVersion: 1,
      connectionId: connection.id,
      connectionToken: connection.token,
      availableTransports: TRANSPORTS,
      useStatefulReconnect: stateful,
    });
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
    if (request.headers.accept?.includes('text/event-stream')) {
      return serveEventStream(connection, response);
    }
    const poll = polls.get(connection);
    if (poll) return poll.poll(response);
    // The first poll only establishes the transport.
    const first = new LongPoll(connection);
    polls.set(connection, first);
    connection.attach(first);
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end();
  }

  function upgrade(request: http.IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', () => socket.destroy());
    const url = urlOf(request);
    if (!url) return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    const connection = connections.find(url.searchParams.get('id'));
    if (url.pathname !== HUB_PATH || !isAllowed(request.headers.origin)) {
      return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    }
    if (!connection) {
      return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    }
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
      assistant.stop();
      refusals.flush();
      connections.closeAll();
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await ended;
    },
  };
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
