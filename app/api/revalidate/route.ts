import type { NextRequest } from 'next/server';
import { cacheStore } from '@/lib/cache/store';
import { config } from '@/lib/config';
import { readLimitedRequest } from '@/lib/files/limited-body';
import { hasSecret } from '@/lib/config/secrets';
import { parseChange } from '@/lib/invalidation/change';
import { countSecurityEvent } from '@/lib/logging/security-events';

const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** Webhook of the CMS: invalidates the tags of a change. 401, 400 or 413 for a bad request. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!hasSecret(request.headers.get('x-webhook-secret'), config().webhookSecret)) {
    countSecurityEvent('webhook secret');
    return refusal(401, 'The webhook secret is missing or wrong.');
  }
  const bytes = await readLimitedRequest(request, MAX_BODY_BYTES);
  if (!bytes) return refusal(413, 'The body is too large.');
  const change = parseChange(new TextDecoder().decode(bytes));
  if (!change) return refusal(400, 'The body is not a content change.');
  await cacheStore().invalidate(change.tags);
  return Response.json({ invalidated: change.tags });
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
