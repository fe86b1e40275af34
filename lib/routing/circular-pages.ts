import { routeHref } from './links';
import type { Locale } from '../i18n/locales';

export const CIRCULARS_PER_PAGE = 10;

/** Query of a page of a year's circulars, or of all; defaults are left out. */
export function circularsQuery(year: number | null, page = 1) {
  return { year: year ?? undefined, page: page > 1 ? page : undefined };
}

/** Path of a page of circulars: `/circulars?year=2024&page=2`. */
export function circularsHref(locale: Locale, year: number | null, page = 1): string {
  return routeHref(locale, 'circulars', { query: circularsQuery(year, page) });
}

/** Id of a circular's details in the page: `circular-2024-017`. */
export function circularAnchor(number: string): string {
  return `circular-${number.trim().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}
