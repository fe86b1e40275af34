/** Marks a change that the site reports to itself a second time, after a burst of changes. */
export const REPLAYED_HEADER = 'x-replayed';

/** Body of the change that makes all content stale. */
export const REFRESH_EVERYTHING = JSON.stringify({ event: 'refresh' });

/**
 * Reports a content change to a site's webhook, as the CMS does: after the start, on a replay, and
 * in `npm run refresh`. A request of its own is needed even within the site, because Next marks
 * tags as stale at the end of a request only.
 * @param {string} origin of the site
 * @param {string} secret WEBHOOK_SECRET
 * @param {string | Uint8Array<ArrayBuffer>} body JSON, see lib/content/change.ts
 * @param {{ timeoutMs: number, isReplayed?: boolean }} options
 * @returns {Promise<Response>} whose body is read already
 */
export async function postChange(origin, secret, body, { timeoutMs, isReplayed = false }) {
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-webhook-secret': secret,
      ...(isReplayed && { [REPLAYED_HEADER]: '1' }),
    },
    body,
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.arrayBuffer();
  return response;
}
