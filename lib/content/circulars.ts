import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import type { Query } from './client';
import { entry, optionalText, requiredText } from './entry';
import { fetchListPage } from './list-page';
import { document, oneFile } from './media';
import type { Circular, ListPage } from './types';

const DEFAULT_PAGE_SIZE = 25;

const optionalDate = yup.string().nullable().default(null);

const circular = entry({
  ReleaseDate: requiredText,
  CircularNumber: requiredText,
  Description: optionalText,
  File: oneFile,
  Subject: optionalText,
  Category: optionalText,
  OrganizationName: optionalText,
  DirectedTo: optionalText,
  TransferDate: optionalDate,
  PublishedOn: optionalDate,
});

/** What the content API is asked for besides the page: a year's circulars or all, newest first. */
export function circularsQuery(year: number | null): Query {
  const newestFirst = { sort: 'ReleaseDate:desc', populate: '*' };
  if (year === null) return newestFirst;
  return {
    ...newestFirst,
    'filters[ReleaseDate][$gte]': `${year}-01-01`,
    'filters[ReleaseDate][$lte]': `${year}-12-31`,
  };
}

/**
 * One page of the circulars of a year, or of all with null (specification §7; decisions,
 * "Identifiers and data": always newest first).
 * @throws NotPublishedError for a page past the last one.
 */
export const loadCircularPage = cachedLoader({
  name: 'circular-page',
  version: 1,
  tags: ['circular'],
  load: (
    locale: Locale,
    year: number | null,
    page: number,
    pageSize: number = DEFAULT_PAGE_SIZE,
  ): Promise<ListPage<Circular>> =>
    fetchListPage(
      'circulars',
      locale,
      circular,
      circularsQuery(year),
      { page, pageSize },
      ({ attributes }) => ({
        number: attributes.CircularNumber,
        releasedAt: attributes.ReleaseDate,
        description: attributes.Description,
        file: document(attributes.File),
        subject: attributes.Subject,
        category: attributes.Category,
        organization: attributes.OrganizationName,
        directedTo: attributes.DirectedTo,
        transferredAt: attributes.TransferDate,
        publishedAt: attributes.PublishedOn,
        updatedAt: attributes.updatedAt,
      }),
    ),
});
