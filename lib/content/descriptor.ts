import { endOf } from '../dates/period';
import type { Locale } from '../i18n/locales';
import type { CircularFilter } from '../routing/circular-filters';
import type { LinkTarget } from '../routing/links';
import type { ContentTag, RouteKey } from '../routing/routes';
import type { FeedName } from '../routing/site-files';
import { cachedLoader } from './cached-loader';
import type { TimeField } from './collection';
import type { SearchText } from './search-text';
import { momentOf } from './timed';
import type { Entry } from './types';

/** A page of the site: a route with its query. */
export interface PageTarget {
  readonly route: RouteKey;
  readonly query?: LinkTarget['query'];
}

/** An entry with a page of its own. */
export interface SitemapEntry extends Entry, PageTarget {
  /** The same in both languages if the entry exists in both. */
  readonly slug: string;
}

export interface SearchSource {
  /** Content types whose change makes the texts stale. */
  readonly tags: readonly ContentTag[];
  /**
   * Reads all texts of a language past every cache: a stale response there would be searched until
   * the next change.
   * @throws NotPublishedError, or Error on anything but well-formed responses in time.
   */
  readonly load: (locale: Locale) => Promise<SearchText[]>;
}

/** An entry of a feed. */
export interface FeedEntry {
  readonly title: string;
  readonly text: string;
  /** Path of the entry's page. */
  readonly path: string;
  /** Stays the same when the path changes; the path if left out. */
  readonly id?: string;
  /** ISO date or date-time of publication. */
  readonly publishedAt: string;
  /** ISO date-time of the last change. */
  readonly updatedAt: string;
  /** A file that belongs to the entry: path, size in bytes and media type. */
  readonly file?: { readonly src: string; readonly bytes: number; readonly type: string } | null;
}

export interface FeedSource {
  readonly name: FeedName;
  /** Path of the page that lists the same entries. */
  readonly page: (locale: Locale, filter?: CircularFilter) => string;
  /**
   * The newest entries, of those that a filter leaves.
   * @param format a message of the `feeds` namespace, filled with values.
   * @throws NotPublishedError, ContentUnavailableError
   */
  readonly entries: (
    locale: Locale,
    limit: number,
    format: (key: FeedMessage, values: Record<string, string>) => string,
    filter?: CircularFilter,
  ) => Promise<FeedEntry[]>;
}

export type FeedMessage = 'circulars.entry' | 'circulars.entryAbout';

/**
 * What the site's machinery needs to know of a content type: search, sitemap, feeds, warm-up and
 * the pages affected by a change iterate over these. The reads for pages are loaders beside it.
 */
export interface ContentDescriptor {
  /** Where its texts are found, by the name of their source. */
  readonly search?: { readonly name: string } & SearchSource;
  /** Entries with a page of their own, as far as a language has them. */
  readonly sitemapEntries?: (locale: Locale) => Promise<SitemapEntry[]>;
  /** Type whose entry of the same slug is shown in place of one of this type. */
  readonly shadowedBy?: ContentTag;
  /** Public paths of the newest entries in both languages, read past every cache. */
  readonly newestPaths?: (limit: number) => Promise<string[]>;
  readonly feeds?: readonly FeedSource[];
  /**
   * When entries begin or end after a moment, read past every cache.
   * @throws Error on anything but well-formed responses in time.
   */
  readonly dueTimes?: (since: Date) => Promise<DueTime[]>;
  /**
   * When what a route shows of it last changed (ISO date-time, null if nothing is published), by
   * the route's path. The newest change of its sitemap entries if left out.
   */
  readonly changes?: (locale: Locale) => Promise<(path: string) => string | null>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When something begins or ends, in milliseconds since 1970. */
export type DueTime = number;

/** Reads when the entries of a collection begin or end by its fields. */
export function dueTimesOf(
  collection: {
    readonly later: (field: TimeField, since: Date) => Promise<string[]>;
  },
  fields: readonly TimeField[],
): (since: Date) => Promise<DueTime[]> {
  return async (since) => {
    const found = await Promise.all(
      fields.map(async (field) => {
        // What ends with its day has an earlier value.
        const from = field.isEnd ? new Date(since.getTime() - DAY_MS) : since;
        return (await collection.later(field, from)).map((value) =>
          field.isEnd ? endOf(value) : momentOf(value),
        );
      }),
    );
    return found.flat().filter((at) => at > since.getTime());
  };
}

/** Dates every page that shows a content type by the type's newest change. */
export function lastChangeOf(
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
