import { routeHref } from '../../routing/links';
import type { Locale } from '../../i18n/locales';
import { articleTarget, canonicalQuery } from '../../routing/article-links';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import type { ContentDescriptor } from '../descriptor';
import { optionalText, requiredText, type Attributes } from '../fields';
import { document, oneFile } from '../media-fields';
import { searchText, summaryText } from '../search-text';
import type { Entry, ListPage, MediaFile } from '../types';

export interface LibraryItem extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly file: MediaFile | null;
  readonly publishedAt: string;
}

const libraries = new Collection({
  apiName: 'libraries',
  fields: {
    Slug: requiredText,
    Title: requiredText,
    Description: optionalText,
    MediaFile: oneFile,
    PublishDate: requiredText,
  },
  sort: 'PublishDate:desc',
});

/** One page of the digital library, newest first. */
export const loadLibraryPage = cachedLoader({
  name: 'library-page',
  version: 1,
  tags: ['library'],
  load: (locale: Locale, page: number, pageSize: number): Promise<ListPage<LibraryItem>> =>
    libraries.page(locale, { page, pageSize }, toLibraryItem),
});

/** The library item of a slug, compared case-insensitively. */
export const loadLibraryItem = cachedLoader({
  name: 'library-item',
  version: 1,
  tags: ['library'],
  load: async (locale: Locale, slug: string): Promise<LibraryItem> =>
    toLibraryItem(await libraries.find(locale, { 'filters[Slug][$eqi]': slug })),
});

/** Items whose page says more than their document's name, newest first. */
const loadListedItems = cachedLoader({
  name: 'listed-library-items',
  version: 1,
  tags: ['library'],
  load: async (locale: Locale): Promise<Pick<LibraryItem, 'slug' | 'updatedAt'>[]> =>
    (await libraries.only('Slug', 'Description').all(locale))
      .filter((raw) => raw.Description.trim() !== '')
      .map((raw) => ({ slug: raw.Slug, updatedAt: raw.updatedAt })),
});

export const libraryContent: ContentDescriptor = {
  search: {
    name: 'library',
    tags: ['library'],
    load: async (locale) => {
      const found = await libraries.only('Slug', 'Title', 'Description', 'PublishDate').all(locale);
      return found.map((raw) =>
        searchText({
          id: raw.Slug,
          kind: 'library',
          title: raw.Title,
          summary: summaryText(raw.Description),
          href: routeHref(locale, 'article', { query: canonicalQuery('library', raw.Slug) }),
          date: raw.PublishDate,
        }),
      );
    },
  },
  sitemapEntries: async (locale) =>
    (await loadListedItems(locale)).map((item) => ({
      ...articleTarget('library', item.slug),
      ...item,
    })),
  // Both are shown at `/article?a=`, where an article comes first.
  shadowedBy: 'article',
  targetsOfSlug: (slug) => [articleTarget('library', slug)],
};

function toLibraryItem(raw: Attributes<typeof libraries.fields>): LibraryItem {
  return {
    slug: raw.Slug,
    title: raw.Title,
    description: raw.Description,
    file: document(raw.MediaFile),
    publishedAt: raw.PublishDate,
    updatedAt: raw.updatedAt,
  };
}
