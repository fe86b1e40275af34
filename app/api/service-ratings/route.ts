import { sameOriginHandler } from '@/lib/api/handler';
import { rateService } from '@/lib/e-services/service-ratings';
import { serviceRatingSchema } from '@/lib/forms/service-rating';
import { readLimitedRequest } from '@/lib/files/limited-body';
import { toLocale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';

const MAX_BODY_BYTES = 2048;

/** "How was this service?", a plain form: redirects to the results with the outcome as hash. */
export const POST = sameOriginHandler('submission', async ({ request, visitor }) => {
  const body = await readLimitedRequest(request, MAX_BODY_BYTES);
  const { locale, ...values } = Object.fromEntries(
    new URLSearchParams(new TextDecoder().decode(body)),
  );
  return redirectToResults(locale ?? '', await saveRating(values, visitor));
});

async function saveRating(
  values: object,
  visitor: Parameters<typeof rateService>[1],
): Promise<'thanks' | 'failed'> {
  if (!serviceRatingSchema.isValidSync(values)) return 'failed';
  try {
    await rateService(serviceRatingSchema.cast(values, { stripUnknown: true }), visitor);
    return 'thanks';
  } catch {
    // The client has logged the failure.
    return 'failed';
  }
}

function redirectToResults(locale: string, outcome: string): Response {
  const headers = {
    Location: routeHref(toLocale(locale), 'serviceRatings', { hash: outcome }),
    'Cache-Control': 'no-store',
  };
  return new Response(null, { status: 303, headers });
}
