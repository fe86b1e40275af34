import { exclusiveEnd } from '../dates/period';
import type { Locale } from '../i18n/locales';
import type { CircularFilter } from '../routing/circular-filters';
import type { LinkTarget } from '../routing/links';
import type { ContentTag, RouteKey } from '../routing/routes';
import type { FeedName } from '../routing/site-files';
import { cachedLoader } from './cached-loader';
import type { KnownEntry, TimeField } from './collection';
import type { SearchText } from './search-text';
import { toMilliseconds } from './timed';
import type { Entry } from './types';

/** A page: a route with its query. */
export interface PageTarget {
  readonly route: RouteKey;
  readonly query?: LinkTarget['query'];
}

/** An entry with its own page. */
export interface SitemapEntry extends Entry, PageTarget {
  /** The same in both languages if the entry exists in both. */
  readonly slug: string;
}

/** An entry in one language; `isTranslated` if the other has it too. */
export interface ListedEntry extends SitemapEntry {
  readonly isTranslated: boolean;
}

/** Entries with their own page in one language, of a type that grows. */
export interface SitemapPages {
  readonly pageSize: number;
  readonly count: (locale: Locale) => Promise<number>;
  /** @param number 1-based */
  readonly page: (locale: Locale, number: number) => Promise<readonly ListedEntry[]>;
}

export interface SearchSource {
  /** Content types whose change invalidates the texts. */
  readonly tags: readonly ContentTag[];
  /**
   * Reads all texts of one language, uncached: a stale response would stay in the index until the
   * next change.
   * @throws NotPublishedError, or Error on anything but well-formed responses in time.
   */
  readonly load: (locale: Locale) => Promise<SearchText[]>;
  /**
   * Reads the texts of entries that changed, for types that grow; other tags than the first change
   * all texts.
   * @throws as `load`
   */
  readonly update?: (
    locale: Locale,
    known: readonly KnownEntry<SearchText>[],
  ) => Promise<KnownEntry<SearchText>[]>;
}

/** Search source of a collection that grows. */
export function growingSource<Raw>(
  collection: {
    readonly update: <Item>(
      locale: Locale,
      known: readonly KnownEntry<Item>[],
      toItem: (raw: Raw) => Item,
    ) => Promise<KnownEntry<Item>[]>;
  },
  toText: (raw: Raw, locale: Locale) => SearchText,
): Required<Pick<SearchSource, 'load' | 'update'>> {
  const update = (locale: Locale, known: readonly KnownEntry<SearchText>[]) =>
    collection.update(locale, known, (raw) => toText(raw, locale));
  return { update, load: async (locale) => (await update(locale, [])).map(({ item }) => item) };
}

export interface FeedEntry {
  readonly title: string;
  readonly text: string;
  /** Path of the entry's page. */
  readonly path: string;
  /** Stable if the path changes; defaults to the path. */
  readonly id?: string;
  /** ISO date or date-time of publication. */
  readonly publishedAt: string;
  /** ISO date-time of the last change. */
  readonly updatedAt: string;
  /** Enclosure: path, size in bytes and media type. */
  readonly file?: { readonly src: string; readonly bytes: number; readonly type: string } | null;
}

export interface FeedSource {
  readonly name: FeedName;
  /** Path of the page with the same list. */
  readonly page: (locale: Locale, filter?: CircularFilter) => string;
  /**
   * The newest entries that match the filter.
   * @param format formats a message of the `feeds` namespace
   * @throws NotPublishedError, ContentUnavailableError
   */
  readonly entries: (
    locale: Locale,
    limit: number,
    format: (key: FeedMessage, values: Record<string, string>) => string,
    filtered?: FilteredFeed,
  ) => Promise<FeedEntry[]>;
}

export interface FilteredFeed {
  readonly filter: CircularFilter;
  /** Numbers of the circulars that match a filter with words, newest first. */
  readonly findNumbers: (locale: Locale, filter: CircularFilter) => Promise<readonly string[]>;
}

export type FeedMessage = 'circulars.entry' | 'circulars.entryAbout';

/**
 * Describes a content type to search, sitemap, feeds, warm-up and invalidation. Loaders for pages
 * are in the same module.
 */
export interface ContentDescriptor {
  /** Search source and its name. */
  readonly search?: { readonly name: string } & SearchSource;
  /** Entries with their own page in one language, of a type that stays small. */
  readonly sitemapEntries?: (locale: Locale) => Promise<SitemapEntry[]>;
  readonly sitemapPages?: SitemapPages;
  /** Public paths of the newest entries in both languages, uncached. */
  readonly newestPaths?: (limit: number) => Promise<string[]>;
  readonly feeds?: readonly FeedSource[];
  /** Start and end times after `since`, uncached; throws without well-formed responses. */
  readonly dueTimes?: (since: Date) => Promise<DueTime[]>;
  /**
   * Last change of a route's content (ISO date-time, null if nothing is published), by the route's
   * path and query. Defaults to the newest change of the sitemap entries.
   */
  readonly changes?: (locale: Locale) => Promise<(path: string) => string | null>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Milliseconds since 1970. */
export type DueTime = number;

/** Reads start and end times from fields of a collection; by default its start. */
export function dueTimesLoader(
  collection: {
    readonly shownFrom: readonly TimeField[];
    readonly later: (field: TimeField, since: Date) => Promise<string[]>;
  },
  fields = collection.shownFrom,
): (since: Date) => Promise<DueTime[]> {
  return async (since) => {
    const found = await Promise.all(
      fields.map(async (field) => {
        // The stored day is earlier than the end of that day.
        const from = field.isEnd ? new Date(since.getTime() - DAY_MS) : since;
        return (await collection.later(field, from)).map((value) =>
          field.isEnd ? exclusiveEnd(value) : toMilliseconds(value),
        );
      }),
    );
    return found.flat().filter((at) => at > since.getTime());
  };
}

/** Dates every page with a content type by the type's newest change. */
export function lastChangeLoader(
  tag: ContentTag,
  source: { readonly lastChange: (locale: Locale) => Promise<string | null> },
): NonNullable<ContentDescriptor['changes']> {
  const load = cachedLoader({
    name: `last-change-${tag}`,
    version: 1,
    tags: [tag],
    load: (locale: Locale) => source.lastChange(locale),
  });
  return async (locale) => {
    const changed = await load(locale);
    return () => changed;
  };
}
