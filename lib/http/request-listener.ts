import { isOtherWww } from '../routing/www-host';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isAmbiguous } from '../../packages/client-address/src';
import { REQUEST_ID_HEADER, requestIdFrom } from '../../packages/telemetry/src';
import { withRequestId } from '../logging/current-request';
import { log } from '../logging/log';
import { observePage, observeRequest, observeStoredPage } from '../metrics/observe-request';
import { CLIENT_IP_HEADER, clientIp, socketIp } from './client-ip';
import { respondToProbe, type HealthOptions } from './health';
import { isOwnRequest } from './own-requests';
import { pageLifetime } from './page-lifetime';
import { completePolicy, setNonce } from './page-policy';
import { removeForgedHeaders } from './request-headers';
import { readTarget } from './request-target';
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

/**
 * Wraps Next's request handler: reads the address, rejects requests that Next would fail on or spend
 * too long with, serves probes, passes the client IP on in a header, sets the security headers, and
 * gives every request an id that its log lines, its calls of back ends and its response carry.
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
    const target = isAmbiguous(request) ? UNREADABLE : readTarget(request.url ?? '/');
    const isRead = 'path' in target;
    if (isRead) request.url = target.path + target.search;
    removeForgedHeaders(request.headers);
    observeRequest(request, response);
    const key = isRead && !health.isDraining() ? storedPageKey(request) : undefined;
    if (key !== undefined && storedPages().send(key, request, response)) {
      observeStoredPage();
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Node.js never reads a request pipelined behind an `Upgrade`.
    const isLast = 'refused' in target || request.headers.upgrade !== undefined;
    if (isLast || health.isDraining()) response.setHeader('Connection', 'close');
    const hasForms = isRead && !NEVER_COMPRESSED.test(target.path);
    correctHeaders(response, { siteUrl, isPurged, hasForms, nonce: setNonce(request) });
    if (key !== undefined) storedPages().watch(key, request, response);

    if ('refused' in target) {
      refuse(response, target.refused, REFUSALS[target.refused]);
      return;
    }
    if ('redirect' in target) {
      response.setHeader('Location', target.redirect);
      response.setHeader('Cache-Control', 'no-store');
      response.writeHead(308).end();
      return;
    }
    if (respondToProbe(request, response, health)) return;
    if (!isTrusted) for (const name of TRACE_HEADERS) delete request.headers[name];
    request.headers[CLIENT_IP_HEADER] = clientIp(request, isTrustedProxy);
    handle(request, response).catch((error: unknown) => {
      log.error({ error: String(error) }, 'request failed');
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'Internal Server Error');
    });
  }
}

const UNREADABLE = { refused: 400 } as const;

const REFUSALS = { 400: 'Bad Request', 414: 'URI Too Long' } as const;

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(sentence);
}

/** Files whose kinds are small already. */
const NEVER_COMPRESSED = /^\/media\/|\.(?:webp|png|jpe?g|ico|woff2|mp4|webm)$/;

/**
 * Corrects what Next decides after every hook of its own:
 * - a redirect or an error from a cached page carries the page's s-maxage;
 * - a redirect from a page that is being rendered has its Location twice;
 * - a redirect to the origin that Next believes to listen on becomes a path, which would send a
 *   www host back to itself where that origin is SITE_URL;
 * - a redirect repeats its whole address in `Refresh`, which no browser needs;
 * - a page has one strong ETag, compressed or not (RFC 9110, 8.8.3), and a 304 does not say that there
 *   are both forms (15.4.5);
 * - its internal headers leave the server;
 * - a page is kept for a year by caches in front;
 * - only now is it known whether the response is a page from the cache, another one or none, which
 *   decides about its inline scripts.
 */
function correctHeaders(
  response: ServerResponse,
  {
    siteUrl,
    isPurged,
    hasForms,
    nonce,
  }: { siteUrl: string; isPurged: boolean; hasForms: boolean; nonce: string },
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
    response.removeHeader('Refresh');
    if (hasForms) nameForms(response);
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

function nameForms(response: ServerResponse): void {
  const vary = [response.getHeader('Vary') ?? []].flat().join(', ');
  if (!/\baccept-encoding\b/i.test(vary)) response.appendHeader('Vary', 'Accept-Encoding');
  const etag = response.getHeader('ETag');
  if (typeof etag === 'string' && etag.startsWith('"')) response.setHeader('ETag', `W/${etag}`);
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
