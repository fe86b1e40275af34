import type * as yup from 'yup';
import { otherLocale, type Locale } from '../i18n/locales';
import type { ContentTag } from '../routing/routes';
import { cachedLoader } from './cached-loader';
import type { Collection } from './collection';
import type { ListedEntry, SitemapEntry, SitemapPages } from './descriptor';
import type { Attributes } from './fields';
import type { Query } from './local-query';

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
  /** Which of these identifiers have the page of another type. */
  readonly taken?: (locale: Locale, names: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Sitemap entries of a collection that grows, 100 a page in the order of their ids. */
export function sitemapPages<Fields extends yup.ObjectShape>(
  collection: Collection<Fields>,
  { name, tags, identifier, conditions = {}, toEntry, taken }: Options<Fields>,
): SitemapPages {
  const count = cachedLoader({
    name: `sitemap-count-${name}`,
    version: 1,
    tags,
    load: (locale: Locale) => collection.count(locale, conditions),
  });
  const page = cachedLoader({
    name: `sitemap-page-${name}`,
    version: 1,
    tags,
    load: async (locale: Locale, number: number): Promise<ListedEntry[]> => {
      const { entries } = await collection.slice(
        locale,
        { page: number, pageSize: PAGE_SIZE },
        { ...conditions, ...collection.started(), sort: 'id:asc' },
      );
      const toName = (raw: Attributes<Fields>) =>
        String((raw as Readonly<Record<string, unknown>>)[identifier]);
      const names = entries.map(toName);
      const [translated, hidden] = await Promise.all([
        collection.existing(otherLocale(locale), identifier, names, conditions),
        taken?.(locale, names),
      ]);
      return entries
        .filter((raw) => !hidden?.has(toName(raw)))
        .map((raw) => ({ ...toEntry(raw), isTranslated: translated.has(toName(raw)) }));
    },
  });
  return { pageSize: PAGE_SIZE, count, page };
}
