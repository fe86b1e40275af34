import { plainText } from '../html/plain-text';
import { routeHref, type LinkTarget } from '../routing/links';
import type { Locale } from '../i18n/locales';
import type { RouteKey } from '../routing/routes';

/** Groups of search results, in the order in which they are shown. */
export const SEARCH_KINDS = [
  'e-services',
  'pages',
  'ports',
  'regulations',
  'circulars',
  'articles',
  'library',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One searchable item in one language, as plain text. */
export interface SearchText {
  /** Unique within its source. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** The authority's own number, `2024/017` or `REG-01`; empty where there is none. */
  readonly code: string;
  readonly summary: string;
  readonly text: string;
  /** Path on this site in the text's language. */
  readonly href: string;
  /** ISO date or date-time; null where the entry has none. */
  readonly date: string | null;
}

/**
 * Characters of an entry's body that are indexed. The first few pages contain nearly every word
 * that anyone searches for; more would only cost memory, with thousands of entries per language.
 */
const MAX_BODY = 4000;
const MAX_SUMMARY = 600;

/** The indexed part of some HTML or texts. */
export function bodyText(...parts: readonly string[]): string {
  return plainText(parts.filter(Boolean).join('<br>'), MAX_BODY);
}

/** The indexed part of an entry's summary. */
export function summaryText(text: string): string {
  return plainText(text, MAX_SUMMARY);
}

/** A search text whose parts may be left out, except those that every result shows. */
export function searchText(
  own: Pick<SearchText, 'id' | 'kind' | 'title' | 'href'> & Partial<SearchText>,
): SearchText {
  return { code: '', summary: '', text: '', date: null, ...own };
}

/** A search text that leads to a route, or to a place in it. */
export function pageSearchText(
  locale: Locale,
  { key, ...target }: LinkTarget & { readonly key: RouteKey },
  own: Pick<SearchText, 'id' | 'title'> & Partial<SearchText>,
): SearchText {
  return searchText({ kind: 'pages', href: routeHref(locale, key, target), ...own });
}
