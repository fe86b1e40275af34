import { routeHref } from '../../routing/links';
import type { Locale } from '../../i18n/locales';
import { articleTarget, canonicalQuery } from '../../routing/article-links';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { datedPages, requireStarted } from '../dated-pages';
import {
  dueTimesLoader,
  growingSource,
  lastChangeLoader,
  type ContentDescriptor,
} from '../descriptor';
import {
  optionalText,
  publicationDate,
  requiredText,
  articleSlugText,
  type Attributes,
} from '../fields';
import { document, oneFile } from '../media-fields';
import { searchDocuments, searchText, summaryText } from '../search-text';
import { sitemapPages } from '../sitemap-pages';
import type { Entry, MediaFile } from '../types';
import { articlesAmong } from './articles';

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
    Slug: articleSlugText,
    Title: requiredText,
    Description: optionalText,
    MediaFile: oneFile,
    PublishDate: publicationDate,
  },
  sort: 'PublishDate:desc',
  shownFrom: [{ name: 'PublishDate', kind: 'datetime' }],
});

/** One page, newest first. */
export const loadLibraryPage = datedPages(libraries, {
  name: 'library-page',
  version: 2,
  tags: ['library'],
  toItem: toLibraryItem,
});

/**
 * Finds an item by slug, ignoring case.
 * @throws NotPublishedError, also before the item's start, and ContentUnavailableError
 */
export async function loadLibraryItem(locale: Locale, slug: string): Promise<LibraryItem> {
  return requireStarted(await loadItemOfSlug(locale, slug), `library item ${slug}`);
}

const loadItemOfSlug = cachedLoader({
  name: 'library-item',
  version: 1,
  tags: ['library'],
  load: async (locale: Locale, slug: string): Promise<LibraryItem> =>
    toLibraryItem(await libraries.findIdentified(locale, 'Slug', slug)),
});

const searched = libraries.only('Slug', 'Title', 'Description', 'PublishDate', 'MediaFile');

export const libraryContent: ContentDescriptor = {
  search: {
    name: 'library',
    tags: ['library'],
    ...growingSource(searched, (raw, locale) =>
      searchText({
        id: raw.Slug,
        kind: 'library',
        title: raw.Title,
        summary: summaryText(raw.Description),
        href: routeHref(locale, 'article', { query: canonicalQuery('library', raw.Slug) }),
        date: raw.PublishDate,
        from: raw.PublishDate,
        documents: searchDocuments({ title: '', file: document(raw.MediaFile) }),
      }),
    ),
  },
  changes: lastChangeLoader('library', libraries),
  // Items with content beyond their document.
  sitemapPages: sitemapPages(libraries.only('Slug', 'PublishDate'), {
    name: 'library',
    tags: ['library', 'article'],
    identifier: 'Slug',
    conditions: { 'filters[Description][$gt]': ' ' },
    toEntry: ({ Slug, updatedAt }) => ({
      ...articleTarget('library', Slug),
      slug: Slug,
      updatedAt,
    }),
    // Both are shown at `/article?a=`, where articles take precedence.
    taken: articlesAmong,
  }),
  dueTimes: dueTimesLoader(libraries.only('PublishDate')),
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
