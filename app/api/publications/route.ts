import { createHash } from 'node:crypto';
import { getHandler } from '@/lib/api/handler';
import { config } from '@/lib/config';
import { ContentUnavailableError } from '@/lib/content/errors';
import { loadPublications } from '@/lib/content/publications';
import { hasSecret } from '@/lib/http/secrets';
import { countSecurityEvent } from '@/lib/logging/security-events';
import { emptyResponse } from '@/lib/seo/response';

/**
 * What the site shows of what visitors can subscribe to, for the e-services alone, which tell subscribers.
 * 304 while nothing has changed; 503 if there is neither content nor a snapshot of it.
 */
export const GET = getHandler(async ({ request }) => {
  const { eServicesToken } = config();
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  if (eServicesToken && !hasSecret(given, eServicesToken)) {
    countSecurityEvent('e-services token');
    return emptyResponse(401);
  }
  try {
    const body = JSON.stringify(await loadPublications());
    const ETag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    const headers = { ETag, 'Cache-Control': 'no-store', 'Content-Type': 'application/json' };
    if (request.headers.get('if-none-match') === ETag) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { headers });
  } catch (error) {
    if (error instanceof ContentUnavailableError) return emptyResponse(503);
    throw error;
  }
});
