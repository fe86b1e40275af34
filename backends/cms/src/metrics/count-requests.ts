import type { ServerResponse } from 'node:http';
import { metrics } from './metrics';
import { routeClass } from './route-class';

/** The used part of a Koa context. */
interface Context {
  readonly method: string;
  readonly path: string;
  readonly res: ServerResponse;
}

/** Node's parser lets others pass. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Middleware that counts responses when they have been sent, and files that arrived with them. */
export function countRequests() {
  return async ({ method, path, res }: Context, next: () => Promise<unknown>): Promise<unknown> => {
    const began = performance.now();
    const route = routeClass(path);
    const { requests, requestSeconds, uploads } = metrics();
    res.once('close', () => {
      // 499, as nginx has it: the client went away.
      const status = res.writableFinished ? res.statusCode : 499;
      const known = METHODS.has(method) ? method : 'other';
      requests.inc({ route, method: known, status: String(status) });
      requestSeconds.observe({ route }, (performance.now() - began) / 1000);
      const kind = method === 'POST' ? UPLOADS[route] : undefined;
      if (kind && status !== 404) uploads.inc({ kind, outcome: outcomeOf(status) });
    });
    return next();
  };
}

/** Classes of routes to which files are posted. */
const UPLOADS: Readonly<Record<string, string>> = {
  'media library': 'media',
  'file of a contact form': 'contact form',
};

function outcomeOf(status: number): string {
  if (status < 300) return 'stored';
  return status < 500 ? 'refused' : 'failed';
}
