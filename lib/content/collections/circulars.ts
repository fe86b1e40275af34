import type { Locale } from '../../i18n/locales';
import { routeHref } from '../../routing/links';
import {
  circularAnchor,
  circularsHref,
  circularsQuery,
  CIRCULARS_PER_PAGE,
} from '../../routing/circular-pages';
import { circularYears } from '../../routing/query-pages';
import { cachedLoader } from '../cached-loader';
import type { Query } from '../client';
import { Collection } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalDate, optionalText, requiredText } from '../fields';
import { document, oneFile } from '../media-fields';
import { bodyText, searchText, summaryText, type SearchText } from '../search-text';
import type { Entry, ListPage, MediaFile } from '../types';

/** A circular; the texts after the file are empty and the dates null where editors gave none. */
export interface Circular extends Entry {
  /** `2024/017`. */
  readonly number: string;
  /** ISO date of the document. */
  readonly releasedAt: string;
  readonly description: string;
  readonly file: MediaFile | null;
  readonly subject: string;
  readonly category: string;
  readonly organization: string;
  readonly directedTo: string;
  readonly transferredAt: string | null;
  readonly publishedAt: string | null;
}

const DEFAULT_PAGE_SIZE = 25;

const circulars = new Collection({
  apiName: 'circulars',
  fields: {
    CircularNumber: requiredText,
    ReleaseDate: requiredText,
    Subject: optionalText,
    Description: optionalText,
    File: oneFile,
    Category: optionalText,
    OrganizationName: optionalText,
    DirectedTo: optionalText,
    TransferDate: optionalDate,
    PublishedOn: optionalDate,
  },
  sort: 'ReleaseDate:desc',
});

/** Filters for the circulars of a year; none for all of them. */
export function yearFilters(year: number | null): Query {
  if (year === null) return {};
  return {
    'filters[ReleaseDate][$gte]': `${year}-01-01`,
    'filters[ReleaseDate][$lte]': `${year}-12-31`,
  };
}

/**
 * One page of the circulars of a year, or of all with null, newest first.
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
    circulars.page(
      locale,
      { page, pageSize },
      (raw) => ({
        number: raw.CircularNumber,
        releasedAt: raw.ReleaseDate,
        description: raw.Description,
        file: document(raw.File),
        subject: raw.Subject,
        category: raw.Category,
        organization: raw.OrganizationName,
        directedTo: raw.DirectedTo,
        transferredAt: raw.TransferDate,
        publishedAt: raw.PublishedOn,
        updatedAt: raw.updatedAt,
      }),
      yearFilters(year),
    ),
});

const searched = circulars.only(
  ...(['CircularNumber', 'ReleaseDate', 'Subject', 'Description'] as const),
  ...(['Category', 'OrganizationName', 'DirectedTo'] as const),
);

/** Circulars have no page of their own: each result leads to its row in the list of its year. */
async function loadSearchTexts(locale: Locale): Promise<SearchText[]> {
  const found = await searched.all(locale);
  const years = circularYears().map(String);
  const countOfYear = new Map<string, number>();
  return found.map((raw, index) => {
    const year = raw.ReleaseDate.slice(0, 4);
    const indexInYear = countOfYear.get(year) ?? 0;
    countOfYear.set(year, indexInYear + 1);
    const isListed = years.includes(year);
    const page = Math.floor((isListed ? indexInYear : index) / CIRCULARS_PER_PAGE) + 1;
    return searchText({
      id: `${raw.CircularNumber} ${raw.ReleaseDate}`,
      kind: 'circulars',
      title: raw.Subject || raw.CircularNumber,
      code: raw.CircularNumber,
      summary: summaryText(raw.Description),
      text: bodyText(raw.Category, raw.OrganizationName, raw.DirectedTo),
      href: routeHref(locale, 'circulars', {
        query: circularsQuery(isListed ? Number(year) : null, page),
        hash: circularAnchor(raw.CircularNumber),
      }),
      date: raw.ReleaseDate,
    });
  });
}

export const circularContent: ContentDescriptor = {
  search: { name: 'circulars', tags: ['circular'], load: loadSearchTexts },
  feed: {
    name: 'circulars',
    page: (locale) => circularsHref(locale, null),
    entries: async (locale, limit, format) => {
      const { items } = await loadCircularPage(locale, null, 1, limit);
      return items.map((circular, index) => {
        const anchor = `#${circularAnchor(circular.number)}`;
        const title = { number: circular.number, subject: circular.subject };
        return {
          title: format(circular.subject ? 'circulars.entryAbout' : 'circulars.entry', title),
          text: circular.description,
          path: circularsHref(locale, null, Math.floor(index / CIRCULARS_PER_PAGE) + 1) + anchor,
          // Newer circulars push older ones to later pages.
          id: circularsHref(locale, null) + anchor,
          publishedAt: circular.releasedAt,
          updatedAt: circular.updatedAt,
          file: circular.file,
        };
      });
    },
  },
  changes: lastChangeOf('circular', circulars),
};
