import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { config } from '../config';
import { observePage } from '../metrics/observe-request';
import { pageLifetime } from './page-lifetime';

/** Statuses that may be cached, if Next allows it. */
const CACHEABLE = new Set([200, 203, 206, 304, 308]);

/** Headers that Next sets for itself and for hosting platforms. */
const INTERNAL_HEADER = /^x-(?:middleware|nextjs|powered)-/i;

/** Those that Next's router reads in the browser. */
const ROUTER_HEADER = /^x-nextjs-/i;

/** Corrects headers that Next sets after `headers()` and the middleware, when the head is sent. */
export function correctResponseHeaders(response: ServerResponse): void {
  onHeaders(response, () => {
    observePage(response);
    setLifetime(response);
    sendLocationOnce(response);
    removeInternalHeaders(response);
    removeDocumentHeaders(response);
  });
}

/** Next lets shared caches keep a page for up to a year, also its redirect or its error. */
function setLifetime(response: ServerResponse): void {
  const fromNext = response.getHeader('Cache-Control');
  if (!CACHEABLE.has(response.statusCode)) response.setHeader('Cache-Control', 'no-store');
  else if (typeof fromNext === 'string') {
    const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
    const lifetime = pageLifetime(fromNext, { isStale, freshSeconds: config().edgeFreshSeconds });
    response.setHeader('Cache-Control', lifetime);
  }
}

/** Next sets the Location of a redirect twice if the page redirects while it is rendered. */
function sendLocationOnce(response: ServerResponse): void {
  const location = response.getHeader('Location');
  if (Array.isArray(location)) response.setHeader('Location', location[0] ?? '/');
}

function removeInternalHeaders(response: ServerResponse): void {
  const { headers } = response.req;
  const isRouters = headers.rsc !== undefined || headers['next-action'] !== undefined;
  for (const name of response.getHeaderNames()) {
    const isRead = isRouters && ROUTER_HEADER.test(name);
    if (INTERNAL_HEADER.test(name) && !isRead) response.removeHeader(name);
  }
}

/** Only documents have these. */
const DOCUMENT_HEADERS = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
];

/** Workers have these too. */
const POLICY_HEADERS = ['Content-Security-Policy', 'Reporting-Endpoints'];

/** Browsers ignore them on the files of a page, where they were a kilobyte for each of twenty. */
function removeDocumentHeaders(response: ServerResponse): void {
  const type = String(response.getHeader('Content-Type'));
  const isStyle = /^(?:text\/css|font\/)/.test(type);
  if (!isStyle && !/^(?:text|application)\/javascript/.test(type)) return;
  for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
  if (isStyle) for (const name of POLICY_HEADERS) response.removeHeader(name);
}
