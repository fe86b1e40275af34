/** Body of the change that makes all content stale. */
export const REFRESH_EVERYTHING = JSON.stringify({ event: 'refresh' });

/**
 * Reports a content change to a site's webhook, as the CMS does; for `npm run refresh`.
 * @param {string} origin of the site
 * @param {string} secret WEBHOOK_SECRET
 * @param {string | Uint8Array<ArrayBuffer>} body JSON, see lib/content/change.ts
 * @param {{ timeoutMs: number }} options
 * @returns {Promise<Response>} whose body is read already
 */
export async function postChange(origin, secret, body, { timeoutMs }) {
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-webhook-secret': secret },
    body,
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.arrayBuffer();
  return response;
}
