import { after, type NextRequest } from 'next/server';
import { config } from '@/lib/config';
import { replayAfterBurst } from '@/lib/content/burst';
import { parseChange } from '@/lib/content/change';
import { readLimitedRequest } from '@/lib/http/limited-body';
import { hasSecret } from '@/lib/http/secrets';
import { log } from '@/lib/logging/log';
import { countSecurityEvent } from '@/lib/logging/security-events';
import { postChange, REPLAYED_HEADER } from '@/lib/startup/post-change.mjs';
import { applyChange, requestPages } from '@/lib/startup/refresh';

const MAX_BODY_BYTES = 5 * 1024 * 1024;
const REPLAY_TIMEOUT_MS = 10_000;

/**
 * Webhook of the CMS: marks what a change made stale and requests the affected pages, so that the
 * next visitor sees the new content. 401 without the secret, 400 for a body that is not a change,
 * 413 for one that is too large.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!hasSecret(request.headers.get('x-webhook-secret'), config().webhookSecret)) {
    countSecurityEvent('webhook secret');
    return refusal(401, 'The webhook secret is missing or wrong.');
  }
  const bytes = await readLimitedRequest(request, MAX_BODY_BYTES);
  if (!bytes) return refusal(413, 'The body is too large.');
  const change = parseChange(new TextDecoder().decode(bytes));
  if (!change) return refusal(400, 'The body is not a content change.');

  const paths = await applyChange(change);
  // Tags count as stale only once this response is sent.
  after(() => requestPages(paths));
  if (!request.headers.has(REPLAYED_HEADER) && change.tags.length > 0) {
    replayAfterBurst(change.tags.join(), () => replay(bytes));
  }
  return Response.json({ refreshed: paths.length });
}

async function replay(body: Uint8Array<ArrayBuffer>): Promise<void> {
  const { ownOrigin, webhookSecret } = config();
  try {
    await postChange(ownOrigin, webhookSecret, body, {
      timeoutMs: REPLAY_TIMEOUT_MS,
      isReplayed: true,
    });
  } catch (error) {
    log.warn({ error: String(error) }, 'content change not replayed');
  }
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
