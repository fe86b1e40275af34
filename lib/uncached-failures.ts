import { ServerResponse } from 'node:http';

/** Answers that stay true for a while: pages and parts of files, "not changed", "moved for good". */
const CACHEABLE = new Set([200, 203, 206, 304, 308]);

/**
 * Keeps every answer that is no page out of all caches. Next gives a temporary redirect and a
 * failed page the lifetime of the page they stand for, and a redirect from a page that is made
 * right now its Location twice; neither can be changed from inside a page.
 */
export function keepFailuresUncached(): void {
  const original = ServerResponse.prototype.writeHead;
  ServerResponse.prototype.writeHead = function writeHead(
    this: ServerResponse,
    status: number,
    ...rest: unknown[]
  ) {
    if (!CACHEABLE.has(status)) this.setHeader('Cache-Control', 'no-store');
    const location = this.getHeader('location');
    if (Array.isArray(location) && location[0] !== undefined) this.setHeader('location', location[0]);
    return Reflect.apply(original, this, [status, ...rest]) as ServerResponse;
  } as typeof original;
}
