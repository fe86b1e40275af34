/**
 * Answer with a file for machines. It is made from held content at each request; a proxy may keep
 * it for a minute, and longer while a new one is fetched.
 */
export function fileResponse(body: string, contentType: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': `${contentType}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
    },
  });
}

/** Answer without a body that nobody keeps. */
export function refusal(status: 404 | 503): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
