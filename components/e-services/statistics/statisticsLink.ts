import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';

/** Years per page. */
export const PAGE_SIZE = 10;

/** Query of a page of years; empty for the first page. */
export function statisticsQuery(page: number) {
  return { page: page > 1 ? page : undefined };
}

/** Path of a page of years: `/e-services/statistics?page=2`. */
export function statisticsHref(locale: Locale, page = 1): string {
  return routeHref(locale, 'statistics', { query: statisticsQuery(page) });
}
