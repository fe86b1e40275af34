import type { Locale } from '../i18n/locales';
import type { ContentTag } from '../routing/routes';
import { articleReference, WITH_CATEGORY } from './article-reference';
import { cachedLoader } from './cached-loader';
import { fetchAll, fetchPage, fetchSingle } from './client';
import { entry, optionalText, requiredText } from './entry';
import { NotPublishedError } from './errors';
import type { ArticleCategory, Entry } from './types';

/** What the sitemap needs to know of an entry with an address of its own. */
export interface ListedEntry extends Entry {
  readonly slug: string;
}

export interface ListedArticle extends ListedEntry {
  readonly category: ArticleCategory;
}

/** Every article of a language, newest first, without its texts. */
export const loadListedArticles = cachedLoader({
  name: 'listed-articles',
  version: 1,
  tags: ['article', 'category'],
  load: async (locale: Locale): Promise<ListedArticle[]> => {
    const entries = await fetchAll('articles', locale, articleReference, {
      ...WITH_CATEGORY,
      'fields[0]': 'Slug',
      'fields[1]': 'updatedAt',
      'populate[Category]': 'true',
      sort: 'PublishDate:desc',
    });
    return entries.map(({ attributes }) => ({
      slug: attributes.Slug,
      category: attributes.Category.data.attributes.Name,
      updatedAt: attributes.updatedAt,
    }));
  },
});

const libraryItem = entry({ Slug: requiredText, Description: optionalText });

/** Library items whose page says more than their document's name, newest first. */
export const loadListedLibraryItems = cachedLoader({
  name: 'listed-library-items',
  version: 1,
  tags: ['library'],
  load: async (locale: Locale): Promise<ListedEntry[]> => {
    const entries = await fetchAll('libraries', locale, libraryItem, {
      'fields[0]': 'Slug',
      'fields[1]': 'Description',
      'fields[2]': 'updatedAt',
      sort: 'PublishDate:desc',
    });
    return entries
      .filter(({ attributes }) => attributes.Description.trim() !== '')
      .map(({ attributes }) => ({ slug: attributes.Slug, updatedAt: attributes.updatedAt }));
  },
});

const pageText = entry({ Key: requiredText });

/** When the editors' texts of each route last changed, by the routes' keys. */
export const loadPageChanges = cachedLoader({
  name: 'page-changes',
  version: 1,
  tags: ['page'],
  load: async (locale: Locale): Promise<Record<string, string>> => {
    const entries = await fetchAll('pages', locale, pageText, {
      'fields[0]': 'Key',
      'fields[1]': 'updatedAt',
    });
    return Object.fromEntries(
      entries.map(({ attributes }) => [attributes.Key, attributes.updatedAt]),
    );
  },
});

/** Content types whose last change dates a page, by their names in the content API. */
const COLLECTIONS = {
  about: 'abouts',
  announcement: 'announcements',
  circular: 'circulars',
  director: 'directors',
  'facility-rental': 'facility-rentals',
  'home-page-announcement': 'home-page-announcements',
  newsletter: 'newsletters',
  'organizational-chart': 'organizational-charts',
  'port-employee': 'port-employees',
  'prequalification-of-operator': 'prequalification-of-operators',
  'prequalification-of-operator-table': 'prequalification-of-operator-tables',
  'qualification-binding': 'qualification-bindings',
  'related-organization': 'related-organizations',
  service: 'services',
  'sla-row': 'sla-rows',
  'statistics-file': 'statistics-files',
  video: 'videos',
} as const satisfies Partial<Record<ContentTag, string>>;

const SINGLE_TYPES = {
  'bidding-results': 'bidding-results',
  condition: 'condition',
  'customer-portal': 'customer-portal',
  license: 'license',
  'privacy-policy': 'privacy-policy',
  'site-setting': 'site-setting',
} as const satisfies Partial<Record<ContentTag, string>>;

/** A content type that is dated as a whole. */
export type DatedTag = keyof typeof COLLECTIONS | keyof typeof SINGLE_TYPES;

/** True for a content type whose last change `loadLastChange` can tell. */
export function isDatedTag(tag: ContentTag): tag is DatedTag {
  return tag in COLLECTIONS || tag in SINGLE_TYPES;
}

const onlyDate = entry({});
const NEWEST_CHANGE = { 'fields[0]': 'updatedAt', sort: 'updatedAt:desc' };

/** When anything of a content type last changed (ISO date-time); null where nothing is published. */
export async function loadLastChange(locale: Locale, tag: DatedTag): Promise<string | null> {
  return LAST_CHANGE[tag](locale);
}

const LAST_CHANGE = Object.fromEntries([
  ...Object.entries(COLLECTIONS).map(([tag, name]) => [
    tag,
    lastChangeLoader(tag as DatedTag, async (locale) => {
      const { entries } = await fetchPage(name, locale, onlyDate, {
        ...NEWEST_CHANGE,
        'pagination[page]': 1,
        'pagination[pageSize]': 1,
      });
      return entries[0]?.attributes.updatedAt ?? null;
    }),
  ]),
  ...Object.entries(SINGLE_TYPES).map(([tag, name]) => [
    tag,
    lastChangeLoader(tag as DatedTag, async (locale) => {
      const { attributes } = await fetchSingle(name, locale, onlyDate);
      return attributes.updatedAt;
    }),
  ]),
]) as Record<DatedTag, (locale: Locale) => Promise<string | null>>;

function lastChangeLoader(tag: DatedTag, load: (locale: Locale) => Promise<string | null>) {
  return cachedLoader({
    name: `last-change-${tag}`,
    version: 1,
    tags: [tag],
    load: async (locale: Locale) => {
      try {
        return await load(locale);
      } catch (error) {
        if (error instanceof NotPublishedError) return null;
        throw error;
      }
    },
  });
}
