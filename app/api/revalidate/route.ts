import { revalidateTag } from 'next/cache';
import { after, type NextRequest } from 'next/server';
import { config } from '@/lib/config';
import { affectedPaths } from '@/lib/content/affected-pages';
import { tellAgainAfterBurst } from '@/lib/content/burst';
import { evictMedia } from '@/lib/media/media-cache';
import { log } from '@/lib/logging/log';
import { requestPages } from '@/lib/startup/refresh';
import { refreshSearch } from '@/lib/search/engine';
import { readLimitedRequest } from '@/lib/http/limited-body';
import { hasSecret } from '@/lib/http/secrets';
import { parseChange } from '@/lib/content/change';

const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** Marks a change that this site tells itself once more. */
const REPLAYED = 'x-told-again';

/**
 * Webhook of the content API: marks what a change made stale and asks for the affected pages
 * again, so that the next visitor sees the new content. 401 without the secret, 400 for a body
 * that is no change, 413 for one that is too large.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!hasSecret(request.headers.get('x-webhook-secret'), config().webhookSecret)) {
    return answer(401, 'The webhook secret is missing or wrong.');
  }
  const bytes = await readLimitedRequest(request, MAX_BODY_BYTES);
  if (!bytes) return answer(413, 'The body is too large.');
  const change = parseChange(new TextDecoder().decode(bytes));
  if (!change) return answer(400, 'The body is not a content change.');

  if (change.mediaName) await evictMedia(change.mediaName);
  for (const tag of change.tags) revalidateTag(tag, 'max');
  refreshSearch(change.tags);
  const paths = affectedPaths(change);
  log.info({ event: change.event, tags: change.tags, paths: paths.length }, 'content changed');
  // The tags count as stale only after this answer.
  after(() => requestPages(paths));
  if (!request.headers.has(REPLAYED) && change.tags.length > 0) {
    tellAgainAfterBurst(change.tags.join(), () => tellAgain(bytes));
  }
  return Response.json({ refreshed: paths.length });
}

/** In a request of its own, since tags are marked at the end of one. */
async function tellAgain(body: Uint8Array<ArrayBuffer>): Promise<void> {
  const { ownOrigin, webhookSecret } = config();
  try {
    await fetch(`${ownOrigin}/api/revalidate`, {
      method: 'POST',
      headers: { 'x-webhook-secret': webhookSecret, [REPLAYED]: '1' },
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
  } catch (error) {
    log.warn({ error: String(error) }, 'content change not told again');
  }
}

function answer(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
