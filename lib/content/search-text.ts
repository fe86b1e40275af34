import { hasEnded } from '../dates/period';
import { plainText } from '../html/plain-text';
import { routeHref, type LinkTarget } from '../routing/links';
import type { Locale } from '../i18n/locales';
import { messages } from '../i18n/messages';
import { routes, type RouteKey } from '../routing/routes';
import type { MediaFile } from './types';

/** Kinds of results, in the order of the filter. */
export const SEARCH_KINDS = [
  'e-services',
  'pages',
  'ports',
  'tenders',
  'regulations',
  'circulars',
  'press',
  'articles',
  'newsletters',
  'videos',
  'library',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One searchable item in one language, as plain text. */
export interface SearchText {
  /** Unique within its source. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** The authority's own number, `2024/017` or `REG-01`, else empty. */
  readonly code: string;
  readonly summary: string;
  readonly text: string;
  /** Keywords that the page does not show. */
  readonly words: string;
  /** Path on this site in the text's language. */
  readonly href: string;
  /** ISO date or date-time, else null. */
  readonly date: string | null;
  /** ISO date or date-time; hidden until then. Null = no start. */
  readonly from: string | null;
  /** ISO date-time after which it ranks last; null = no end. */
  readonly until: string | null;
  /** Documents whose text is indexed too. */
  readonly documents: readonly SearchDocument[];
  /** For the filters of the list of circulars. */
  readonly facets?: SearchFacets;
}

export interface SearchFacets {
  readonly category: string;
  readonly organization: string;
  readonly directedTo: string;
  /** Slugs; empty = all ports. */
  readonly ports: readonly string[];
}

/** `src` is a path on this site. */
export interface SearchDocument {
  readonly title: string;
  readonly src: string;
}

/**
 * Indexed characters of a body. The first few pages contain nearly every word that is searched for;
 * more would only cost memory.
 */
const MAX_BODY = 4000;
const MAX_SUMMARY = 600;

/** The first PDF, else empty. */
export function searchDocuments(
  ...files: readonly { readonly title: string; readonly file: MediaFile | null }[]
): SearchDocument[] {
  return files.flatMap(({ title, file }) =>
    file?.type === 'application/pdf' ? [{ title, src: file.src }] : [],
  );
}

/** Plain text of HTML parts, cut at the limit. */
export function bodyText(...parts: readonly string[]): string {
  return plainText(parts.filter(Boolean).join('<br>'), MAX_BODY);
}

/** Label and value of each fact that has a value. */
export function labelled(
  ...facts: readonly (readonly [label: string, value: string | number | null])[]
): string[] {
  return facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [`${label}: ${value}`],
  );
}

/** Plain text of a summary, cut at the limit. */
export function summaryText(text: string): string {
  return plainText(text, MAX_SUMMARY);
}

export function isEnded({ until }: Pick<SearchText, 'until'>, now = Date.now()): boolean {
  return until !== null && hasEnded({ endsAt: until }, now);
}

/** Fills the optional parts of a search text. */
export function searchText(
  own: Pick<SearchText, 'id' | 'kind' | 'title' | 'href'> & Partial<SearchText>,
): SearchText {
  const none = { code: '', summary: '', text: '', words: '', date: null, from: null, until: null };
  return { ...none, documents: [], ...own };
}

/** Search text of a route, or of an anchor in it. */
export function pageSearchText(
  locale: Locale,
  { key, ...target }: LinkTarget & { readonly key: RouteKey },
  own: Pick<SearchText, 'id' | 'title'> & Partial<SearchText>,
): SearchText {
  return searchText({ kind: 'pages', href: routeHref(locale, key, target), ...own });
}

/** Search texts of entries on an e-service page, in languages that have the page. */
export function serviceSearchTexts(
  locale: Locale,
  key: RouteKey,
  texts: readonly string[],
): SearchText[] {
  if (!routes[key].locales.includes(locale)) return [];
  const title = messages[locale].routes[key];
  const href = routeHref(locale, key);
  return texts.map((text, index) =>
    searchText({ id: String(index), kind: 'e-services', title, href, text }),
  );
}
