import type { Core } from '@strapi/strapi';
import { metrics } from '../metrics/metrics';
import { routeClass } from '../metrics/route-class';

/** Limits the label's values: Node's parser accepts more methods. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export default function countRequests(): Core.MiddlewareHandler {
  return async ({ method, path, res }, next) => {
    const began = performance.now();
    const route = routeClass(path);
    const { requests, requestSeconds, uploads } = metrics();
    res.once('close', () => {
      // nginx's status for an aborted request.
      const status = res.writableFinished ? res.statusCode : 499;
      const known = METHODS.has(method) ? method : 'other';
      requests.inc({ route, method: known, status: String(status) });
      requestSeconds.observe({ route }, (performance.now() - began) / 1000);
      const kind = method === 'POST' ? UPLOADS[route] : undefined;
      if (kind && status !== 404) uploads.inc({ kind, outcome: toOutcome(status) });
    });
    return next();
  };
}

const UPLOADS: Readonly<Record<string, string>> = {
  'media library': 'media',
  'file of a contact form': 'contact form',
};

function toOutcome(status: number): string {
  if (status < 300) return 'stored';
  return status < 500 ? 'refused' : 'failed';
}
