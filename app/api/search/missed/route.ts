import { config } from '@/lib/config';
import { hasSecret } from '@/lib/http/secrets';
import { log } from '@/lib/logging/log';
import { countSecurityEvent } from '@/lib/logging/security-events';
import { missedSearches } from '@/lib/search/missed-searches';

/**
 * What visitors searched for and did not find, for editors: `{searches: [{day, locale, query, count}]}`,
 * the most frequent first. 401 without the secret of the webhook, 503 while the counts can't be read.
 */
export async function GET(request: Request): Promise<Response> {
  if (!hasSecret(request.headers.get('x-webhook-secret'), config().webhookSecret)) {
    countSecurityEvent('webhook secret');
    return answer(401, { error: 'The webhook secret is missing or wrong.' });
  }
  try {
    return answer(200, { searches: await missedSearches() });
  } catch (error) {
    log.error({ error: String(error) }, 'missed searches not read');
    return answer(503, { error: 'The counts cannot be read at present.' });
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
