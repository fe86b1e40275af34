import { isAmbiguous } from '@ports-authority/client-address';
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { requestAddress, socketAddress } from './client-address.js';
import type { Connection } from './connection.js';
import type { Connections, Refusal } from './connections.js';
import type { Log } from './log.js';
import type { Refusals } from './refusals.js';
import { LongPoll } from './transports/long-polling.js';
import { acceptWebSocket } from './transports/web-socket.js';

const HUB_PATH = '/hubs/chat';
const MAX_BODY_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 10;
/** Highest supported negotiate version. */
const NEGOTIATE_VERSION = 1;

const TRANSPORTS = [
  { transport: 'WebSockets', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text'] },
];

interface Parts {
  readonly connections: Connections;
  readonly refusals: Refusals;
  readonly allowedOrigins: readonly string[];
  readonly isTrusted: (address: string) => boolean;
  readonly log: Log;
}

/** Routes requests and upgrades to negotiation, transports and probes. */
export class HubRequests {
  /** Turns the readiness probe to 503. */
  isDraining = false;
  readonly #parts: Parts;
  readonly #polls = new WeakMap<Connection, LongPoll>();
  #hasWarned = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async handle(request: http.IncomingMessage, response: http.ServerResponse) {
    if (isAmbiguous(request)) {
      response.setHeader('Connection', 'close');
      return sendJson(response, 400, { error: 'invalid request' });
    }
    const url = parseUrl(request);
    if (!url) return sendJson(response, 400, { error: 'invalid URL' });
    if (url.pathname === '/api/health/live') return sendJson(response, 200, { status: 'live' });
    if (url.pathname === '/api/health/ready') {
      return this.isDraining
        ? sendJson(response, 503, { status: 'not ready' })
        : sendJson(response, 200, { status: 'ready' });
    }
    if (!this.#allowOrigin(request, response)) {
      this.#parts.refusals.count('origin');
      return sendJson(response, 403, { error: 'origin' });
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (url.pathname === `${HUB_PATH}/negotiate` && request.method === 'POST') {
      return this.#negotiate(url, request, response);
    }
    if (url.pathname !== HUB_PATH) return sendJson(response, 404, { error: 'not found' });
    if (!['GET', 'POST', 'DELETE'].includes(request.method ?? '')) {
      response.setHeader('Allow', 'GET, POST, DELETE');
      return sendJson(response, 405, { error: 'method' });
    }
    const token = url.searchParams.get('id');
    if (!token) return sendJson(response, 400, { error: 'id is missing' });
    const connection = this.#parts.connections.find(token);
    if (!connection) return sendJson(response, 404, { error: 'no such connection' });
    switch (request.method) {
      case 'GET':
        return this.#poll(connection, response);
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

  #negotiate(url: URL, request: http.IncomingMessage, response: http.ServerResponse) {
    const wanted = url.searchParams.get('negotiateVersion') ?? '0';
    if (!/^\d{1,9}$/.test(wanted)) {
      return sendJson(response, 200, { error: 'negotiateVersion must be a whole number.' });
    }
    const connection = this.#newConnection(request);
    if (typeof connection === 'string') {
      response.setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
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

  #newConnection(request: http.IncomingMessage): Connection | Refusal {
    this.#warnOfProxy(request);
    const connection = this.#parts.connections.add(requestAddress(request, this.#parts.isTrusted));
    if (typeof connection === 'string') {
      this.#parts.refusals.count(connection === 'full' ? 'hub is full' : 'client address');
    }
    return connection;
  }

  /** Behind an untrusted proxy all visitors share the limits of one address. */
  #warnOfProxy({ headers, socket }: http.IncomingMessage): void {
    if (this.#hasWarned || headers['x-forwarded-for'] === undefined) return;
    if (this.#parts.isTrusted(socketAddress(socket))) return;
    this.#hasWarned = true;
    this.#parts.log.warn({ setting: 'CHAT_TRUSTED_PROXIES' }, 'untrusted X-Forwarded-For ignored');
  }

  #poll(connection: Connection, response: http.ServerResponse) {
    const poll = this.#polls.get(connection);
    if (poll) return poll.poll(response);
    if (connection.transportName) {
      return sendJson(response, 400, { error: 'the transport is a WebSocket' });
    }
    // The first poll only establishes the transport.
    const first = new LongPoll(connection);
    this.#polls.set(connection, first);
    connection.attach(first);
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end();
  }

  upgrade(request: http.IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', () => socket.destroy());
    const url = parseUrl(request);
    if (!url || isAmbiguous(request)) return refuseUpgrade(socket, 400);
    if (url.pathname !== HUB_PATH || !this.#isAllowed(request.headers.origin)) {
      return refuseUpgrade(socket, 403);
    }
    const token = url.searchParams.get('id');
    // Without an id the client skipped negotiation.
    const connection = token ? this.#parts.connections.find(token) : this.#newConnection(request);
    if (!connection) return refuseUpgrade(socket, 404);
    if (typeof connection === 'string') return refuseUpgrade(socket, REFUSED[connection].status);
    if (connection.transportName) return refuseUpgrade(socket, 400);
    acceptWebSocket(connection, request, socket, head);
  }

  #allowOrigin(request: http.IncomingMessage, response: http.ServerResponse): boolean {
    const { origin } = request.headers;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Origin');
    if (!this.#isAllowed(origin)) return false;
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

  #isAllowed(origin: string | undefined): boolean {
    // Requests without Origin are not from browsers.
    if (origin === undefined) return true;
    if (this.#parts.allowedOrigins.length > 0) return this.#parts.allowedOrigins.includes(origin);
    return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
  }
}

/** Responses to refused connections. */
const REFUSED: Readonly<Record<Refusal, { readonly status: number; readonly error: string }>> = {
  full: { status: 503, error: 'The chat is busy.' },
  address: { status: 429, error: 'Too many connections from this address.' },
};

function refuseUpgrade(socket: Duplex, status: number): void {
  const wait = status === 429 || status === 503 ? `Retry-After: ${RETRY_AFTER_SECONDS}\r\n` : '';
  socket.end(
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

/** The URL of a request; undefined if invalid, such as `//`. */
function parseUrl({ url = '/' }: http.IncomingMessage): URL | undefined {
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
