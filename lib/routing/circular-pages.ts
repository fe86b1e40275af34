import { latinDigits } from '../../packages/text/src';
import type { Locale } from '../i18n/locales';
import { isSearch, type CircularFilter } from './circular-filters';
import { routeHref } from './links';

export const CIRCULARS_PER_PAGE = 10;

/** Query of a page of a year's circulars, or of all; defaults are omitted. */
export function circularsQuery(year: number | null, page = 1) {
  return { year: year ?? undefined, page: page > 1 ? page : undefined };
}

/** `/circulars?year=2024&page=2`. */
export function circularsHref(locale: Locale, year: number | null, page = 1): string {
  return routeHref(locale, 'circulars', { query: circularsQuery(year, page) });
}

/** Query of a page of a filtered list; defaults are omitted. */
export function circularSearchQuery(filter: CircularFilter, page = 1) {
  return { ...filter, page: page > 1 ? page : undefined };
}

/** Path of a page of a filtered list; a filter by year only uses the year's list. */
export function circularSearchHref(locale: Locale, filter: CircularFilter, page = 1): string {
  if (!isSearch(filter)) return circularsHref(locale, Number(filter.year) || null, page);
  return routeHref(locale, 'circularSearch', { query: circularSearchQuery(filter, page) });
}

/** A circular's number in URLs: `2024-017`, as lib/routing/query-pages.ts normalises it. */
export function circularSlug(number: string): string {
  return latinDigits(number)
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** `/circular?number=2024-017`. */
export function circularHref(locale: Locale, number: string): string {
  return routeHref(locale, 'circular', { query: { number: circularSlug(number) } });
}

/** Id of a circular in a list: `circular-2024-017`; old links to it lead to the circular's page. */
export function circularAnchor(number: string): string {
  return `circular-${circularSlug(number)}`;
}
