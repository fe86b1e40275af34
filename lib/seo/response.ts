/**
 * A file for machines. It is made from cached content at each request; a proxy may cache it for a
 * minute, and serve it for longer while it fetches a new one.
 */
export function fileResponse(body: string, contentType: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': `${contentType}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
    },
  });
}

/** A response without a body that is never cached. */
export function emptyResponse(status: 404 | 503): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
