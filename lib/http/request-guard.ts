import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import onHeaders from 'on-headers';
import { addressKeys } from '../../packages/client-address/src';
import { Leases } from '../limits/leases';
import { Places, type NoPlace } from '../limits/places';
import type { RateLimiter } from '../limits/rate-limiter';
import { RecentKeys } from '../limits/recent-keys';
import { WaitingLine } from '../limits/waiting-line';
import { log } from '../logging/log';
import { countSecurityEvent } from '../logging/security-events';
import { watchUploads } from '../metrics/metrics';
import { isApiOffered } from './api-methods';
import { barePagePolicy } from './bare-page';
import { CLIENT_IP_HEADER, socketIp } from './client-ip';
import { DECIDED_HEADER } from './decided-header';
import { methodRefusal } from './method-policy';
import { isOwnRequest } from './own-requests';
import { ReceivedRequest, receiveBody } from './received-body';
import { refusalPage, type RefusalText } from './refusal-page';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export interface GuardOptions {
  readonly isTrustedProxy: (ip: string) => boolean;
  /** Counts what Next had to render, by client IP. */
  readonly renders: RateLimiter;
  /** Uploads that one client IP may have at the same time. */
  readonly uploadsPerAddress: number;
  /** Folder for uploads that are arriving; what is in it has no name. */
  readonly uploadFolder: string;
  /** Time for an upload of any size in milliseconds, before its rate counts. */
  readonly uploadGraceMs?: number;
  /** Development: pages are never cached and Next has URLs of its own. */
  readonly dev?: boolean;
}

/** Uploads that may be arriving, on disk, with the largest at 8 MB. */
const MAX_ARRIVING = 128;
/** Uploads that may be in memory, at some 20 MB each. */
const MAX_IN_MEMORY = 12;
const MAX_WAIT_FOR_MEMORY_MS = 10_000;
/** A form of 8 MB is the largest that Next takes; what reads the body refuses less. */
const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;
const UPLOAD_GRACE_MS = 30_000;
const LEAST_BYTES_PER_SECOND = 20 * 1024;
/** How long a client may still send after its response, so that it reads the response. */
const LINGER_MS = 3000;
const SECONDS_TO_WAIT = 10;
/** URLs that were served from Next's cache, or got into it, lately. */
const MAX_CACHED_URLS = 10_000;
const CACHED_URL_MS = 60 * 60 * 1000;

const UPLOAD = /^multipart\/form-data\b/i;
/** What costs no rendering, or has limits of its own. */
const NOT_RENDERED = /^\/(?:api|media|fonts|icons|images|map|video|_next\/static)(?:\/|$)/;
const FROM_CACHE = /^(?:HIT|STALE|PRERENDER)$/;
/** Rendered for this request, and in the cache for the next one. */
const STORED_NOW = 'MISS';

/**
 * Wraps Next's request handler with what no single client may exceed: it refuses methods that a URL
 * does not have, limits what is rendered for a client IP, and lets an upload through only when all
 * of it has arrived (docs/operations.md#limits).
 */
export function guardRequests(handle: Handle, options: GuardOptions): Handle {
  // Disk and memory are this process's; a client's share of them is one for all instances.
  const arriving = new Places(MAX_ARRIVING, options.uploadsPerAddress);
  const shares = new Leases('upload');
  const inMemory = new WaitingLine(MAX_IN_MEMORY);
  const cachedUrls = new RecentKeys(CACHED_URL_MS, MAX_CACHED_URLS);
  watchUploads(() => ({
    arriving: arriving.taken,
    'in memory': inMemory.running,
    waiting: inMemory.waiting,
  }));
  let warnedOfProxy = false;

  return async (request, response) => {
    warnOfProxy(request);
    lingerAfter(request, response);
    const [ownPath = '/'] = (request.url ?? '/').split('?', 1);
    const isNexts = options.dev === true && /^\/_/.test(ownPath);
    if (isNexts) return handle(request, response);

    if (!isApiOffered(ownPath)) return sendNotOffered(response);
    const type = request.headers['content-type'];
    const refused = methodRefusal(request.method ?? 'GET', ownPath, type);
    if (refused) {
      countSecurityEvent('method');
      response.setHeader('Allow', refused.allow);
      return sendText(response, refused.status);
    }
    if (request.method === 'POST' && UPLOAD.test(type ?? '')) {
      return upload(request, response, ownPath);
    }
    if (options.dev || NOT_RENDERED.test(ownPath) || isOwnRequest(request.headers)) {
      return handle(request, response);
    }
    return render(request, response, ownPath);
  };

  /** Behind a proxy that is not trusted, all visitors share the limits of one address. */
  function warnOfProxy({ headers, socket }: IncomingMessage): void {
    if (warnedOfProxy || headers['x-forwarded-for'] === undefined) return;
    if (options.isTrustedProxy(socketIp(socket))) return;
    warnedOfProxy = true;
    log.warn(
      'X-Forwarded-For from an address that is not in TRUSTED_PROXIES: it is not believed, and visitors behind a proxy count as one',
    );
  }

  async function render(
    request: IncomingMessage,
    response: ServerResponse,
    ownPath: string,
  ): Promise<unknown> {
    const ip = ipOf(request);
    const url = request.url ?? '/';
    // What came from the cache lately is counted only if it turns out to be rendered this time.
    const isCounted = !cachedUrls.has(url);
    const wait = isCounted ? await options.renders.consume(ip) : null;
    if (wait !== null) {
      countSecurityEvent('page limit');
      return sendRefusal(response, ownPath, 429, wait, 'tooMany');
    }
    onHeaders(response, () => {
      const status = response.statusCode;
      const cache = String(response.getHeader('x-nextjs-cache'));
      const isCached = FROM_CACHE.test(cache);
      const isCheap = isCached || status === 308 || response.hasHeader(DECIDED_HEADER);
      if (isCached || (cache === STORED_NOW && status === 200)) cachedUrls.add(url);
      // A redirect by language says nothing about the page that others get.
      else if (!isCheap) cachedUrls.delete(url);
      if (isCheap && isCounted) void options.renders.refund(ip);
      if (!isCheap && !isCounted) void options.renders.consume(ip);
    });
    return handle(request, response);
  }

  /** Takes a place here, and one of the client's share of all instances, until the response ends. */
  async function takePlace(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<NoPlace | undefined> {
    const ip = ipOf(request);
    const leave = arriving.take(ip);
    if (typeof leave === 'string') return leave;
    response.once('close', leave);
    const release = await shares.take(addressKeys(ip).client, options.uploadsPerAddress);
    if (!release) return 'address';
    if (response.closed) release();
    else response.once('close', release);
    return undefined;
  }

  async function upload(
    request: IncomingMessage,
    response: ServerResponse,
    ownPath: string,
  ): Promise<unknown> {
    // What declares too much is refused by its reader, unread and in its own words.
    if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) {
      return handle(request, response);
    }
    const refused = await takePlace(request, response);
    if (refused) {
      countSecurityEvent('upload limit');
      return refused === 'address'
        ? sendRefusal(response, ownPath, 429, SECONDS_TO_WAIT, 'tooManyUploads')
        : sendRefusal(response, ownPath, 503, SECONDS_TO_WAIT, 'busy');
    }
    if (request.destroyed) return undefined;
    const body = await receiveBody(request, {
      folder: options.uploadFolder,
      maxBytes: MAX_UPLOAD_BYTES,
      graceMs: options.uploadGraceMs ?? UPLOAD_GRACE_MS,
      bytesPerSecond: LEAST_BYTES_PER_SECOND,
    });
    if (body === 'gone') return undefined;
    if (body === 'slow') {
      countSecurityEvent('slow upload');
      return sendRefusal(response, ownPath, 408, null, 'tooSlow');
    }
    try {
      const end = await inMemory.turn(MAX_WAIT_FOR_MEMORY_MS);
      if (!end) return sendRefusal(response, ownPath, 503, SECONDS_TO_WAIT, 'busy');
      try {
        return await handle(new ReceivedRequest(request, body), response);
      } finally {
        end();
      }
    } finally {
      await body.discard();
    }
  }
}

/** Where uploads arrive, below DATA_DIR. */
export function uploadFolderIn(dataDirectory: string): string {
  return path.resolve(dataDirectory, 'arriving');
}

function ipOf(request: IncomingMessage): string {
  return [request.headers[CLIENT_IP_HEADER]].flat()[0] ?? 'unknown';
}

const SENTENCES = {
  405: 'Method Not Allowed',
  415: 'Unsupported Media Type',
} as const;

function sendText(response: ServerResponse, status: keyof typeof SENTENCES): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(SENTENCES[status]);
}

/** As for any unknown path of the site's own API. */
function sendNotOffered(response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  const body = JSON.stringify({ isSuccess: false, error: 'Not found', data: null });
  response.writeHead(404).end(response.req.method === 'HEAD' ? undefined : body);
}

/** What the site's own API says instead of the page: one of its errors (`serverErrors`). */
const API_ERRORS = {
  tooMany: 'Too many requests',
  tooManyUploads: 'Too many uploads',
  busy: 'The service is busy',
  tooSlow: 'The connection is too slow',
} as const satisfies Partial<Record<RefusalText, string>>;

function sendRefusal(
  response: ServerResponse,
  ownPath: string,
  status: 408 | 429 | 503,
  secondsToWait: number | null,
  text: keyof typeof API_ERRORS,
): void {
  const isApi = ownPath.startsWith('/api/');
  response.setHeader('Cache-Control', 'no-store');
  if (secondsToWait !== null) response.setHeader('Retry-After', String(secondsToWait));
  response.setHeader(
    'Content-Type',
    isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
  );
  if (!isApi) response.setHeader('Content-Security-Policy', barePagePolicy());
  const body = isApi
    ? JSON.stringify({ isSuccess: false, error: API_ERRORS[text], data: null })
    : refusalPage(text, ownPath);
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : body);
}

/**
 * Closes the connection of a client that goes on sending after its response. Closing at once would
 * reset the connection, and a browser would show that instead of the response.
 */
function lingerAfter(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
    request.once('end', () => clearTimeout(timer));
    request.resume();
  });
}
