import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { MEDIA_SECTIONS, type MediaSection } from '@/lib/routing/query-pages';

/** Items per page of the media centre. */
export const PAGE_SIZE = 12;

/** Query of a section's page in the public URL: the first page has no number. */
export function sectionQuery(section: MediaSection, page = 1) {
  return { o: MEDIA_SECTIONS[section], page: page > 1 ? page : undefined };
}

/** URL of a section's page: `/media-center?o=News&page=2`. */
export function sectionHref(locale: Locale, section: MediaSection, page = 1): string {
  return routeHref(locale, 'mediaCenter', { query: sectionQuery(section, page) });
}
