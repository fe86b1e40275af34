import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { LRUCache } from 'lru-cache';
import { ConcurrencyLimit } from './concurrency-limit';
import type { RateLimiter } from '../limits/rate-limiter';
import { log } from '../logging/log';
import { countSecurityEvent } from '../logging/security-events';
import { metrics } from '../metrics/metrics';
import { isApiOffered } from './api-methods';
import { barePagePolicy } from '../error-pages/bare-page';
import { CLIENT_IP_HEADER, socketIp } from './client-ip';
import { DECIDED_HEADER } from './decided-header';
import { methodRefusal } from './method-policy';
import { isOwnRequest } from './own-requests';
import { refusalPage, type RefusalText } from '../error-pages/refusal-page';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export interface GuardOptions {
  readonly isTrustedProxy: (ip: string) => boolean;
  /** Counts renderings by client IP. */
  readonly renders: RateLimiter;
  /** Concurrent uploads of a client IP. */
  readonly uploadsPerAddress: number;
  /** Development: pages are never cached and Next has URLs of its own. */
  readonly dev?: boolean;
}

/** Concurrent uploads: Next holds an upload of 8 MB in memory up to three times. */
const MAX_UPLOADS = 24;
/** A form without a file: its memory is negligible, and slow uploads must not keep it out. */
const MAX_FORM_WITHOUT_FILE_BYTES = 64 * 1024;
const SECONDS_TO_WAIT = 10;
/** URLs that were recently served from Next's cache or stored in it. */
const MAX_CACHED_URLS = 10_000;
const CACHED_URL_MS = 60 * 60 * 1000;

const UPLOAD = /^multipart\/form-data\b/i;
/** Paths that cost no rendering, or have limits of their own. */
const NOT_RENDERED = /^\/(?:api|media|fonts|icons|images|map|video|_next\/static)(?:\/|$)/;
const FROM_CACHE = /^(?:HIT|STALE|PRERENDER)$/;
/** Rendered for this request and stored. */
const STORED_NOW = 'MISS';
/** Next does not name its cache in a 304, so that the first one of a URL counts. */
const PICTURE = /^\/_next\/image\/?$/;

/**
 * Wraps Next's request handler with limits for a single client (docs/operations.md#limits): methods that
 * a URL does not have are refused, and renderings and uploads are limited by client IP.
 */
export function guardRequests(handle: Handle, options: GuardOptions): Handle {
  const uploads = new ConcurrencyLimit(MAX_UPLOADS, options.uploadsPerAddress);
  const cachedUrls = new LRUCache<string, true>({ ttl: CACHED_URL_MS, max: MAX_CACHED_URLS });
  let warnedOfProxy = false;

  return async (request, response) => {
    warnOfProxy(request);
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
    if (isUpload(request)) return upload(request, response, ownPath);
    if (options.dev || NOT_RENDERED.test(ownPath) || isOwnRequest(request.headers)) {
      return handle(request, response);
    }
    return render(request, response, ownPath);
  };

  /** Behind a proxy that is not trusted, all visitors share the limits of one IP address. */
  function warnOfProxy({ headers, socket }: IncomingMessage): void {
    if (warnedOfProxy || headers['x-forwarded-for'] === undefined) return;
    if (options.isTrustedProxy(socketIp(socket))) return;
    warnedOfProxy = true;
    log.warn({ setting: 'TRUSTED_PROXIES' }, 'untrusted X-Forwarded-For ignored');
  }

  async function render(
    request: IncomingMessage,
    response: ServerResponse,
    ownPath: string,
  ): Promise<unknown> {
    const ip = readClientIp(request);
    const url = request.url ?? '/';
    // A recently cached URL counts only if it is rendered again.
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
      const isSamePicture = status === 304 && PICTURE.test(ownPath);
      const isCheap =
        isCached ||
        status === 308 ||
        response.hasHeader(DECIDED_HEADER) ||
        (isSamePicture && !isCounted);
      const isStored = isCached || isSamePicture || (cache === STORED_NOW && status === 200);
      if (isStored) cachedUrls.set(url, true);
      // A redirect by language does not show whether the page is cached.
      else if (!isCheap) cachedUrls.delete(url);
      if (isCheap && isCounted) void options.renders.refund(ip);
      if (!isCheap && !isCounted) void options.renders.consume(ip);
    });
    return handle(request, response);
  }

  async function upload(
    request: IncomingMessage,
    response: ServerResponse,
    ownPath: string,
  ): Promise<unknown> {
    const release = uploads.acquire(readClientIp(request));
    if (typeof release === 'string') {
      countSecurityEvent('upload limit');
      return release === 'address'
        ? sendRefusal(response, ownPath, 429, SECONDS_TO_WAIT, 'tooManyUploads')
        : sendRefusal(response, ownPath, 503, SECONDS_TO_WAIT, 'busy');
    }
    metrics().uploads.inc();
    response.once('close', () => {
      release();
      metrics().uploads.dec();
    });
    return handle(request, response);
  }
}

/** A form that may have a file; the server's requestTimeout ends one that arrives too slowly. */
function isUpload({ method, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || !UPLOAD.test(headers['content-type'] ?? '')) return false;
  const bytes = headers['content-length'];
  return bytes === undefined || Number(bytes) > MAX_FORM_WITHOUT_FILE_BYTES;
}

function readClientIp(request: IncomingMessage): string {
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

/** The errors of the site's own API (`serverErrors`) in place of the pages. */
const API_ERRORS = {
  tooMany: 'Too many requests',
  tooManyUploads: 'Too many uploads',
  busy: 'The service is busy',
} as const satisfies Partial<Record<RefusalText, string>>;

function sendRefusal(
  response: ServerResponse,
  ownPath: string,
  status: 429 | 503,
  secondsToWait: number,
  text: keyof typeof API_ERRORS,
): void {
  const isApi = ownPath.startsWith('/api/');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Retry-After', String(secondsToWait));
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
