import type * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchFirst } from './client';
import { entry, optionalText, requiredText } from './entry';
import { fetchListPage } from './list-page';
import { document, oneFile } from './media';
import type { LibraryItem, ListPage } from './types';

const libraryItem = entry({
  Slug: requiredText,
  Title: requiredText,
  Description: optionalText,
  MediaFile: oneFile,
  PublishDate: requiredText,
});

/** One page of the digital library, newest first (specification §3, Library item). */
export const loadLibraryPage = cachedLoader({
  name: 'library-page',
  version: 1,
  tags: ['library'],
  load: (locale: Locale, page: number, pageSize: number): Promise<ListPage<LibraryItem>> =>
    fetchListPage(
      'libraries',
      locale,
      libraryItem,
      { sort: 'PublishDate:desc', populate: '*' },
      { page, pageSize },
      toLibraryItem,
    ),
});

/** The library item of a slug. */
export const loadLibraryItem = cachedLoader({
  name: 'library-item',
  version: 1,
  tags: ['library'],
  load: async (locale: Locale, slug: string): Promise<LibraryItem> =>
    toLibraryItem(
      await fetchFirst('libraries', locale, libraryItem, { 'filters[Slug][$eqi]': slug }),
    ),
});

function toLibraryItem({ attributes }: yup.InferType<typeof libraryItem>): LibraryItem {
  return {
    slug: attributes.Slug,
    title: attributes.Title,
    description: attributes.Description,
    file: document(attributes.MediaFile),
    publishedAt: attributes.PublishDate,
    updatedAt: attributes.updatedAt,
  };
}
