import { SUBSCRIPTION_TOKEN } from '@ports-authority/e-services-contract';
import { getHandler } from '@/lib/api/handler';
import { endSubscription } from '@/lib/e-services/subscriptions';
import { readLimitedRequest } from '@/lib/files/limited-body';
import { routeHref } from '@/lib/routing/links';
import { emptyResponse } from '@/lib/seo/response';

const MAX_BODY_BYTES = 4096;
/** In a URL-encoded or multipart body. */
const ONE_CLICK = /List-Unsubscribe\b[^]{0,80}\bOne-Click\b/;

/**
 * One-click unsubscribe of mail programs (RFC 8058): ends the link's subscription without
 * confirmation, cookie or redirect. Mail providers send it, so there is no Origin to check: the
 * token is the proof.
 */
export const POST = getHandler(async ({ request }) => {
  const token = readToken(request);
  const body = await readLimitedRequest(request, MAX_BODY_BYTES);
  const isOneClick = body && ONE_CLICK.test(new TextDecoder().decode(body));
  if (!token || !isOneClick) return emptyResponse(400);
  return emptyResponse((await endSubscription(token, 'named')) ? 200 : 400);
});

/** A visit or a prefetch of the link must not unsubscribe. */
export const GET = getHandler(async ({ request }) => {
  const isEnglish = /^\s*en\b/i.test(request.headers.get('accept-language') ?? '');
  const query = { t: readToken(request) };
  const Location = routeHref(isEnglish ? 'en' : 'ar', 'subscriptionManage', { query });
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
});

function readToken(request: Request): string | undefined {
  const token = new URL(request.url).searchParams.get('t') ?? '';
  return SUBSCRIPTION_TOKEN.test(token) ? token : undefined;
}
