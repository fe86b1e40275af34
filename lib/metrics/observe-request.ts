import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from './metrics';
import { routeLabel } from './route-label';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Values of Next's cache header. A prerendered page is a hit. */
const RESULTS: Readonly<Record<string, 'hit' | 'stale' | 'miss'>> = {
  HIT: 'hit',
  PRERENDER: 'hit',
  STALE: 'stale',
  MISS: 'miss',
  REVALIDATED: 'miss',
};

/** Counts a request when its response ends or the client disconnects. */
export function observeRequest(request: IncomingMessage, response: ServerResponse): void {
  const { requests, requestSeconds, requestsInFlight } = metrics();
  const began = performance.now();
  const route = routeLabel(request.url ?? '/');
  const given = request.method ?? 'GET';
  requestsInFlight.inc();
  response.once('close', () => {
    requestsInFlight.dec();
    const status = response.headersSent ? String(response.statusCode) : 'aborted';
    requests.inc({ route, method: METHODS.has(given) ? given : 'other', status });
    requestSeconds.observe({ route }, (performance.now() - began) / 1000);
  });
}

/** Counts cache results before the header is removed. */
export function observePage(response: ServerResponse): void {
  const result = RESULTS[String(response.getHeader('x-nextjs-cache'))];
  if (result) metrics().pages.inc({ result });
}
