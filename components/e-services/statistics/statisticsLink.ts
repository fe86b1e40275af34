import { routeHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

/** Years on a page (decisions, "Searches and tables"). */
export const PAGE_SIZE = 10;

/** Query of a page of years: the first one needs none. */
export function statisticsQuery(page: number) {
  return { page: page > 1 ? page : undefined };
}

/** Address of a page of years: `/e-services/statistics?page=2`. */
export function statisticsHref(locale: Locale, page = 1): string {
  return routeHref(locale, 'statistics', { query: statisticsQuery(page) });
}
