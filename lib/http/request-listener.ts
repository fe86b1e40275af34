import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { log } from '../logging/log';
import { CLIENT_IP_HEADER, clientIp } from './client-ip';
import { completePolicy, setNonce } from './page-policy';
import { isMalformedImage } from './path-encoding';

export interface ListenerOptions {
  /** Set on every response before the handler runs, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a socket's IP address is a proxy whose X-Forwarded-For is believed. */
  readonly isTrustedProxy: (ip: string) => boolean;
  /** Origin that www hosts are redirected to. */
  readonly siteUrl: string;
  /** Whether the server is shutting down and connections must not be reused. */
  readonly isDraining?: () => boolean;
}

/** Statuses whose Cache-Control the handler decides; all others are never cached. */
const CACHEABLE = new Set([200, 203, 206, 304, 308]);

/** What Next tells itself and the platform it may run on; nothing for visitors. */
const INTERNAL_HEADER = /^x-(?:middleware|nextjs|powered)-/i;

/** What Next's router reads from the responses to its own requests. */
const ROUTER_HEADER = /^x-nextjs-/i;

const ORIGIN = /^https?:\/\/[^/?#]*/i;

const HEALTH_PATH = '/health';

/**
 * Wraps Next's request handler: rejects requests that Next would fail on with 500, answers the
 * health check, passes the client IP on in a header and sets the security headers.
 */
export function createRequestListener(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  { headers, isTrustedProxy, siteUrl, isDraining = () => false }: ListenerOptions,
): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isDraining()) response.setHeader('Connection', 'close');
    correctHeaders(response, siteUrl, setNonce(request));

    request.url = originForm(request.url ?? '/');
    if (request.method === 'TRACE') {
      response.setHeader('Allow', 'GET, HEAD, POST');
      refuse(response, 405, 'Method Not Allowed');
      return;
    }
    if (!request.url.startsWith('/') || isMalformedImage(request.url)) {
      refuse(response, 400, 'Bad Request');
      return;
    }
    if (request.url === HEALTH_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      response.end('ok');
      return;
    }
    request.headers[CLIENT_IP_HEADER] = clientIp(request, isTrustedProxy);
    handle(request, response).catch((error: unknown) => {
      log.error({ error: String(error) }, 'request failed');
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'Internal Server Error');
    });
  };
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(sentence);
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
 * - only now is it known whether the response is a page from the cache, another one or none, which
 *   decides about its inline scripts.
 */
function correctHeaders(response: ServerResponse, siteUrl: string, nonce: string): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    removeInternalHeaders(response);
    completePolicy(response, nonce);
    if (!CACHEABLE.has(status)) response.setHeader('Cache-Control', 'no-store');
    const location = [response.getHeader('Location')].flat()[0];
    if (typeof location === 'string') {
      const staysOnWww = /^\/(?!\/)/.test(location) && isWww(response.req.headers.host);
      response.setHeader('Location', staysOnWww ? siteUrl + location : location);
    }
    return writeHead(status, ...rest);
  };
}

function removeInternalHeaders(response: ServerResponse): void {
  const { headers } = response.req;
  const isRouters = headers.rsc !== undefined || headers['next-action'] !== undefined;
  for (const name of response.getHeaderNames()) {
    if (!INTERNAL_HEADER.test(name)) continue;
    if (!isRouters || !ROUTER_HEADER.test(name)) response.removeHeader(name);
  }
}

function isWww(host = ''): boolean {
  return /^www\./i.test(host);
}
