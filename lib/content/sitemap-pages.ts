import type * as yup from 'yup';
import { otherLocale, type Locale } from '../i18n/locales';
import type { ContentTag } from '../routing/routes';
import { cachedLoader } from './cached-loader';
import type { Collection } from './collection';
import type { SitemapEntry, SitemapPages } from './descriptor';
import type { Attributes } from './fields';
import type { Query } from './local-query';
import { filterStarted } from './timed';

/** Entries of a page. */
const PAGE_SIZE = 100;

interface Options<Fields extends yup.ObjectShape> {
  /** Unique; part of the names of the loaders. */
  readonly name: string;
  readonly tags: readonly ContentTag[];
  /** Field with the same value in both languages. */
  readonly identifier: keyof Fields & string;
  /** Conditions for entries with a page. */
  readonly conditions?: Query;
  readonly toEntry: (raw: Attributes<Fields>) => SitemapEntry;
  /** The only language of the type. */
  readonly language?: Locale;
  /** Which of these identifiers have the page of another type. */
  readonly taken?: (locale: Locale, names: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Sitemap entries of a collection that grows, 100 a page in the order of their ids. */
export function sitemapPages<Fields extends yup.ObjectShape>(
  collection: Collection<Fields>,
  { name, tags, identifier, conditions = {}, language, toEntry, taken }: Options<Fields>,
): SitemapPages {
  const count = cachedLoader({
    name: `sitemap-count-${name}`,
    version: 1,
    tags,
    load: (locale: Locale) => collection.count(locale, conditions),
  });
  const load = async (locale: Locale, entries: readonly Attributes<Fields>[]) => {
    const toName = (raw: Attributes<Fields>) =>
      String((raw as Readonly<Record<string, unknown>>)[identifier]);
    const named = new Map(entries.map((raw) => [toName(raw), raw]));
    const names = [...named.keys()];
    const [translated, hidden] = await Promise.all([
      language
        ? new Set<string>()
        : collection.existing(otherLocale(locale), identifier, names, conditions),
      taken?.(locale, names),
    ]);
    return [...named]
      .filter(([key]) => !hidden?.has(key))
      .map(([key, raw]) => ({
        ...toEntry(raw),
        isTranslated: translated.has(key),
        startsAt: collection.startTime(raw),
      }));
  };
  const page = cachedLoader({
    name: `sitemap-page-${name}`,
    version: 2,
    tags,
    load: async (locale: Locale, number: number) => {
      const paging = { page: number, pageSize: PAGE_SIZE };
      const started = { ...conditions, ...collection.started(), sort: 'id:asc' };
      const [{ entries }, upcoming] = await Promise.all([
        collection.slice(locale, paging, started),
        // With the first page, so that they appear on time while the CMS is down.
        number === 1 ? collection.upcoming(locale, conditions) : [],
      ]);
      return load(locale, [...entries, ...upcoming]);
    },
  });
  return {
    pageSize: PAGE_SIZE,
    count: async (locale) => (language && locale !== language ? 0 : count(locale)),
    page: async (locale, number) =>
      filterStarted(await page(locale, number), ({ startsAt }) => startsAt),
  };
}
