import { routeHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

export { circularAnchor, CIRCULARS_PER_PAGE as PAGE_SIZE } from '@/lib/routing/circular-pages';

/** Query of a page of a year's circulars, or of all; default values are left out. */
export function circularsQuery(year: number | null, page = 1) {
  return { year: year ?? undefined, page: page > 1 ? page : undefined };
}

/** URL of a page of circulars: `/circulars?year=2024&page=2`. */
export function circularsHref(locale: Locale, year: number | null, page = 1): string {
  return routeHref(locale, 'circulars', { query: circularsQuery(year, page) });
}
