import { hasEnded } from '../dates/period';
import { plainText } from '../html/plain-text';
import { routeHref, type LinkTarget } from '../routing/links';
import type { Locale } from '../i18n/locales';
import { messages } from '../i18n/messages';
import { routes, type RouteKey } from '../routing/routes';
import type { MediaFile } from './types';

/** Kinds of search results, in the order in which the filter lists them. */
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
  /** The authority's own number, `2024/017` or `REG-01`; empty where there is none. */
  readonly code: string;
  readonly summary: string;
  readonly text: string;
  /** Words that it is known by and that it does not show. */
  readonly words: string;
  /** Path on this site in the text's language. */
  readonly href: string;
  /** ISO date or date-time; null where the entry has none. */
  readonly date: string | null;
  /** ISO date or date-time before which it is not found; null for what has no such time. */
  readonly from: string | null;
  /** ISO date-time from which it has ended and is found last; null for what does not end. */
  readonly until: string | null;
  /** Its documents, whose text is searched too. */
  readonly documents: readonly SearchDocument[];
}

/** A document of an entry; `src` is its path on this site. */
export interface SearchDocument {
  readonly title: string;
  readonly src: string;
}

/**
 * Characters of an entry's body that are indexed. The first few pages contain nearly every word
 * that anyone searches for; more would only cost memory, with thousands of entries per language.
 */
const MAX_BODY = 4000;
const MAX_SUMMARY = 600;

/** The PDF among an entry's files, as the search reads it; none where there is no file. */
export function searchDocuments(
  ...files: readonly { readonly title: string; readonly file: MediaFile | null }[]
): SearchDocument[] {
  return files.flatMap(({ title, file }) =>
    file?.type === 'application/pdf' ? [{ title, src: file.src }] : [],
  );
}

/** The indexed part of some HTML or texts. */
export function bodyText(...parts: readonly string[]): string {
  return plainText(parts.filter(Boolean).join('<br>'), MAX_BODY);
}

/** Facts as a page shows them, each below its label; those that editors left out are not shown. */
export function labelled(
  ...facts: readonly (readonly [label: string, value: string | number | null])[]
): string[] {
  return facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [`${label}: ${value}`],
  );
}

/** The indexed part of an entry's summary. */
export function summaryText(text: string): string {
  return plainText(text, MAX_SUMMARY);
}

/** Whether what a text is about has ended. */
export function isOver({ until }: Pick<SearchText, 'until'>, now = Date.now()): boolean {
  return until !== null && hasEnded({ endsAt: until }, now);
}

/** A search text whose parts may be left out, except those that every result shows. */
export function searchText(
  own: Pick<SearchText, 'id' | 'kind' | 'title' | 'href'> & Partial<SearchText>,
): SearchText {
  const none = { code: '', summary: '', text: '', words: '', date: null, from: null, until: null };
  return { ...none, documents: [], ...own };
}

/** A search text that leads to a route, or to a place in it. */
export function pageSearchText(
  locale: Locale,
  { key, ...target }: LinkTarget & { readonly key: RouteKey },
  own: Pick<SearchText, 'id' | 'title'> & Partial<SearchText>,
): SearchText {
  return searchText({ kind: 'pages', href: routeHref(locale, key, target), ...own });
}

/** Search texts of entries that an e-service page shows, in the languages that have the page. */
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
