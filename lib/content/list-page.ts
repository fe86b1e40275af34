import type * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { fetchPage, type Query } from './client';
import { NotPublishedError } from './errors';
import type { ListPage } from './types';

/**
 * One page of a collection as domain items.
 * @throws NotPublishedError for a page past the last one.
 */
export async function fetchListPage<Raw, Item>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Raw>,
  query: Query,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  reshape: (raw: Raw) => Item,
): Promise<ListPage<Item>> {
  const answer = await fetchPage(collection, locale, schema, {
    ...query,
    'pagination[page]': page,
    'pagination[pageSize]': pageSize,
  });
  const pages = Math.max(answer.pageCount, 1);
  if (page > pages) throw new NotPublishedError(`${collection}, page ${page}`);
  return { items: answer.entries.map(reshape), page, pages, total: answer.total };
}
