import { createHash } from 'node:crypto';
import { isCurrent } from '../files/file-version';

/**
 * A generated file, or 304 if the ETag matches. Proxies may cache it for a minute and serve it
 * stale while revalidating.
 * @param isWhole false if a part of its content is unavailable: not cacheable
 */
export function fileResponse(
  request: Request,
  body: string,
  contentType: string,
  isWhole = true,
): Response {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    'Cache-Control': isWhole
      ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'
      : 'no-store',
    ETag: etag,
  };
  if (isCurrent(request.headers, { etag })) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: { ...headers, 'Content-Type': `${contentType}; charset=utf-8` },
  });
}

/** A response without a body that is never cached. */
export function emptyResponse(status: 200 | 400 | 401 | 404 | 503): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
