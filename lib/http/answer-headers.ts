import { ServerResponse } from 'node:http';
import { config } from '../config';
import { withConfiguredOrigins } from './configured-origins';
import { setPreviewHeaders } from '../preview/preview-headers';

/** Answers that stay true for a while: pages and parts of files, "not changed", "moved for good". */
const CACHEABLE = new Set([200, 203, 206, 304, 308]);

/**
 * Mends what neither a page nor the middleware can say for itself, on every answer:
 * Next gives a temporary redirect and a failed page the lifetime of the page they stand for,
 * a redirect from a page made right now carries its Location twice, and an absolute Location
 * becomes a relative one where SITE_URL is the address that Next listens on, which would send
 * a www host back to itself.
 * A page in an editor's preview gets headers of its own.
 */
export function patchResponseHeaders(): void {
  const original = ServerResponse.prototype.writeHead;
  ServerResponse.prototype.writeHead = function writeHead(
    this: ServerResponse,
    status: number,
    ...rest: unknown[]
  ) {
    if (!CACHEABLE.has(status)) this.setHeader('Cache-Control', 'no-store');
    const policy = this.getHeader('content-security-policy');
    if (typeof policy === 'string') {
      this.setHeader('content-security-policy', withConfiguredOrigins(policy));
    }
    setPreviewHeaders(this);
    const location = [this.getHeader('location')].flat()[0];
    if (typeof location === 'string') {
      this.setHeader('location', completeLocation(location, this.req?.headers.host));
    }
    return Reflect.apply(original, this, [status, ...rest]) as ServerResponse;
  } as typeof original;
}

/** The Location for a host: a www host is always led to SITE_URL. */
export function completeLocation(location: string, host: string | undefined): string {
  const isPath = location.startsWith('/') && !location.startsWith('//');
  return isPath && /^www\./i.test(host ?? '') ? config().siteUrl + location : location;
}
