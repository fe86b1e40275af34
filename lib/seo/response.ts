import { createHash } from 'node:crypto';
import { isCurrent } from '../files/file-version';

/**
 * A file for machines, or 304 for a client that has it. A proxy may cache it for a minute, and serve it
 * for longer while it fetches a new one.
 * @param isWhole false if a part of it is unavailable: no cache keeps it, and the next request makes
 *   it again
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
