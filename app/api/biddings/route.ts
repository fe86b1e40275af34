import { getMessages } from 'next-intl/server';
import { selectBids } from '@/components/e-services/biddings/selectBids';
import { success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadSharedBiddings } from '@/lib/e-services/biddings';
import { toLocale } from '@/lib/i18n/locales';

/**
 * A page of the table of bids; `data` is Bid[]. Query: `locale` (Arabic by default), `show=closing`, `q`,
 * `sort`, `size`, `page`.
 */
export const GET = getHandler(async ({ request }) => {
  const query = new URL(request.url).searchParams;
  const locale = toLocale(query.get('locale') ?? undefined);
  const [all, { biddings: labels }] = await Promise.all([
    loadSharedBiddings(),
    getMessages({ locale }),
  ]);
  const { bids, total } = selectBids(all, query, { locale, labels, now: Date.now() });
  return success(bids, total);
});
