import { config } from '../config';
import { hasSecret } from '../config/secrets';
import { log } from '../logging/log';
import { countSecurityEvent } from '../logging/security-events';

/** A handler for the CMS panel: 401 without the secret, 503 if data can't be read. */
export function forEditors(read: () => Promise<object>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!hasSecret(request.headers.get('x-webhook-secret'), config().webhookSecret)) {
      countSecurityEvent('webhook secret');
      return answer(401, { error: 'The webhook secret is missing or wrong.' });
    }
    try {
      return answer(200, await read());
    } catch (error) {
      log.error({ path: new URL(request.url).pathname, error: String(error) }, 'counts not read');
      return answer(503, { error: 'The counts cannot be read at present.' });
    }
  };
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
