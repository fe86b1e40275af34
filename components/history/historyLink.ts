import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';

/** Articles per page: each is shown in full. */
export const PAGE_SIZE = 4;

/** Query of a page in the public URL: the first page has no number. */
export function historyQuery(page: number) {
  return { page: page > 1 ? page : undefined };
}

/** URL of a page of the history magazine: `/history?page=2`. */
export function historyHref(locale: Locale, page = 1): string {
  return routeHref(locale, 'history', { query: historyQuery(page) });
}
