import { createHash } from 'node:crypto';
import { getHandler } from '@/lib/api/handler';
import { config } from '@/lib/config';
import { ContentUnavailableError } from '@/lib/content/errors';
import { loadPublications } from '@/lib/content/publications';
import { hasSecret } from '@/lib/config/secrets';
import { countSecurityEvent } from '@/lib/logging/security-events';
import { emptyResponse } from '@/lib/seo/response';

/**
 * Publications that visitors can subscribe to, for the e-services API, which notifies subscribers.
 * 304 if unchanged; 401 without the service's token, 503 without content and snapshot. Requests
 * without a valid token are rate-limited, also if no token is set.
 */
export async function GET(request: Request): Promise<Response> {
  const { eServicesToken } = config();
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  const isService = eServicesToken !== '' && hasSecret(given, eServicesToken);
  return isService ? publications(request) : forStrangers(request, undefined);
}

const forStrangers = getHandler(async ({ request }) => {
  if (!config().eServicesToken) return publications(request);
  countSecurityEvent('e-services token');
  return emptyResponse(401);
});

async function publications(request: Request): Promise<Response> {
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
}
