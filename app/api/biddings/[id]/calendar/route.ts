import { getTranslations } from 'next-intl/server';
import { failure, file } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { parseWireId } from '@/lib/api/wire-id';
import { config } from '@/lib/config';
import { bidCalendar } from '@/lib/e-services/bid-calendar';
import { findBid } from '@/lib/e-services/biddings';
import { routeHref } from '@/lib/routing/links';
import { toLocale } from '@/lib/i18n/locales';

type Context = RouteContext<'/api/biddings/[id]/calendar'>;

/** A bid's dates as a calendar file (.ics); `?locale=` defaults to Arabic. */
export const GET = getHandler(async ({ request }, { params }: Context) => {
  const id = parseWireId((await params).id);
  const bid = id === null ? undefined : await findBid(id);
  if (!bid) return failure(404, 'Not found');
  const locale = toLocale(new URL(request.url).searchParams.get('locale') ?? undefined);
  const t = await getTranslations({ locale, namespace: 'bidCalendar' });
  const calendar = bidCalendar(bid, {
    locale,
    final: (title) => t('final', { title }),
    envelopes: (title) => t('envelopes', { title }),
    url: config().siteUrl + routeHref(locale, 'tender', { query: { id: bid.id } }),
  });
  if (calendar === null) return failure(404, 'Not found');
  return file(calendar, 'text/calendar; charset=utf-8', {
    'Content-Disposition': `attachment; filename="bid-${bid.id}.ics"`,
  });
});
