import { isOtherWww } from '../routing/www-host';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, requestIdFrom } from '../../packages/telemetry/src';
import { withRequestId } from '../logging/current-request';
import { log } from '../logging/log';
import { observePage, observeRequest, observeStoredPage } from '../metrics/observe-request';
import { CLIENT_IP_HEADER, clientIp, socketIp } from './client-ip';
import { respondToProbe, type HealthOptions } from './health';
import { isOwnRequest } from './own-requests';
import { pageLifetime } from './page-lifetime';
import { completePolicy, setNonce } from './page-policy';
import { isMalformedImage } from './path-encoding';
import { STORED_AT_HEADER } from './stored-at-header';
import { storedPages } from './stored-pages';

export interface ListenerOptions {
  /** Set on every response before the handler runs, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a socket's IP address is a proxy whose X-Forwarded-For is believed. */
  readonly isTrustedProxy: (ip: string) => boolean;
  /** Origin that www hosts are redirected to. */
  readonly siteUrl: string;
  /** Whether the caches in front of the site are told which pages have changed. */
  readonly isPurged?: boolean;
  /**
   * The key under which a response may be stored, and is looked for; undefined for a request whose
   * response is its own.
   */
  readonly storedPageKey?: (request: IncomingMessage) => string | undefined;
  /** The handler of probes; while the server is draining, connections are not reused. */
  readonly health: HealthOptions;
}

/** Statuses whose Cache-Control the handler decides; all others are never cached. */
const CACHEABLE = new Set([200, 203, 206, 304, 308]);

/** Headers of Next for itself and for the platform it may run on; nothing for visitors. */
const INTERNAL_HEADER = /^x-(?:middleware|nextjs|powered)-/i;

/** What Next's router reads from the responses to its own requests, and this site from its own. */
const ROUTER_HEADER = /^x-nextjs-/i;

const ROUTER_TYPE = /^text\/x-component\b/i;

/** With these a client would decide which of its requests are traced, and what is written to them. */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Wraps Next's request handler: rejects requests that Next would fail on with 500, serves probes,
 * passes the client IP on in a header, sets the security headers, and gives every request an id that
 * its log lines, its calls of back ends and its response carry.
 */
export function createRequestListener(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  {
    headers,
    isTrustedProxy,
    siteUrl,
    isPurged = false,
    storedPageKey = () => undefined,
    health,
  }: ListenerOptions,
): RequestListener {
  return (request, response) => {
    const isTrusted = isTrustedProxy(socketIp(request.socket));
    const id = requestIdFrom(isTrusted ? request.headers[REQUEST_ID_HEADER] : undefined);
    withRequestId(id, () => {
      response.setHeader('X-Request-Id', id);
      answer(request, response, isTrusted);
    });
  };

  function answer(request: IncomingMessage, response: ServerResponse, isTrusted: boolean): void {
    request.url = originForm(request.url ?? '/');
    const isRefused = isAmbiguous(request);
    const key = isRefused || health.isDraining() ? undefined : storedPageKey(request);
    observeRequest(request, response);
    if (key !== undefined && storedPages().send(key, request, response)) {
      observeStoredPage();
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isRefused || health.isDraining()) response.setHeader('Connection', 'close');
    correctHeaders(response, { siteUrl, isPurged, nonce: setNonce(request) });
    if (key !== undefined) storedPages().watch(key, request, response);

    if (!isTrusted) for (const name of TRACE_HEADERS) delete request.headers[name];
    if (request.method === 'TRACE') {
      response.setHeader('Allow', 'GET, HEAD, POST');
      refuse(response, 405, 'Method Not Allowed');
      return;
    }
    if (isRefused || !request.url.startsWith('/') || isMalformedImage(request.url)) {
      refuse(response, 400, 'Bad Request');
      return;
    }
    if (respondToProbe(request, response, health)) return;
    request.headers[CLIENT_IP_HEADER] = clientIp(request, isTrustedProxy);
    handle(request, response).catch((error: unknown) => {
      log.error({ error: String(error) }, 'request failed');
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'Internal Server Error');
    });
  }
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(sentence);
}

/**
 * Whether a proxy could read a request otherwise than this server does: one with two hosts (RFC 9112,
 * section 3.2), or a body whose end this server does not know (section 6.1). Node.js refuses neither.
 */
function isAmbiguous({ headers, rawHeaders }: IncomingMessage): boolean {
  const isHost = (part: string, index: number) => index % 2 === 0 && /^host$/i.test(part);
  return (
    rawHeaders.filter(isHost).length > 1 ||
    !/^chunked$/i.test(headers['transfer-encoding'] ?? 'chunked')
  );
}

/** A request target with an origin, as clients send it to a proxy, names a path of this site. */
function originForm(target: string): string {
  if (!ORIGIN.test(target)) return target;
  const path = target.replace(ORIGIN, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Corrects what Next decides after every hook of its own:
 * - a redirect or an error from a cached page carries the page's s-maxage;
 * - a redirect from a page that is being rendered has its Location twice;
 * - a redirect to the origin that Next believes to listen on becomes a path, which would send a
 *   www host back to itself where that origin is SITE_URL;
 * - its internal headers leave the server;
 * - a page is kept for a year by caches in front;
 * - only now is it known whether the response is a page from the cache, another one or none, which
 *   decides about its inline scripts.
 */
function correctHeaders(
  response: ServerResponse,
  { siteUrl, isPurged, nonce }: { siteUrl: string; isPurged: boolean; nonce: string },
): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    observePage(response);
    setPageLifetime(response, isPurged);
    removeInternalHeaders(response);
    completePolicy(response, nonce);
    if (!CACHEABLE.has(status)) response.setHeader('Cache-Control', 'no-store');
    const location = [response.getHeader('Location')].flat()[0];
    if (typeof location === 'string') {
      const staysOnWww =
        /^\/(?!\/)/.test(location) && isOtherWww(response.req.headers.host ?? '', siteUrl);
      response.setHeader('Location', staysOnWww ? siteUrl + location : location);
    }
    return writeHead(status, ...rest);
  };
}

function setPageLifetime(response: ServerResponse, isPurged: boolean): void {
  const fromNext = response.getHeader('Cache-Control');
  if (typeof fromNext !== 'string') return;
  const cache = String(response.getHeader('x-nextjs-cache') ?? '');
  // The router's own responses have URLs that nobody can list, so they cannot be purged. Next has
  // taken the router's headers off the request by now.
  const isListed = !ROUTER_TYPE.test(String(response.getHeader('Content-Type')));
  const lifetime = pageLifetime(fromNext, { cache, isPurged: isPurged && isListed });
  response.setHeader('Cache-Control', lifetime);
}

function removeInternalHeaders(response: ServerResponse): void {
  const { headers } = response.req;
  const isOwn = isOwnRequest(headers);
  const isRouters = isOwn || headers.rsc !== undefined || headers['next-action'] !== undefined;
  for (const name of response.getHeaderNames()) {
    if (!INTERNAL_HEADER.test(name)) continue;
    const isRead = (isRouters && ROUTER_HEADER.test(name)) || (isOwn && name === STORED_AT_HEADER);
    if (!isRead) response.removeHeader(name);
  }
}
