import { sanitizeHtml } from '../../html/sanitize';
import { otherLocale, type Locale } from '../../i18n/locales';
import { NO_FILTER, type CircularFilter } from '../../routing/circular-filters';
import {
  circularAnchor,
  circularHref,
  circularSearchHref,
  circularsHref,
  circularSlug,
} from '../../routing/circular-pages';
import { cachedLoader } from '../cached-loader';
import { publicationDay, type Circular } from '../circulars/circular';
import { filterCirculars } from '../circulars/filter';
import type { Query } from '../client';
import { Collection, type TimeField } from '../collection';
import {
  dueTimesLoader,
  lastChangeLoader,
  type ContentDescriptor,
  type PageTarget,
} from '../descriptor';
import { ContentUnavailableError } from '../errors';
import {
  identifier,
  splitList,
  optionalDay,
  optionalText,
  publicationDay as dayOfPublication,
  type Attributes,
} from '../fields';
import { document, oneFile } from '../media-fields';
import {
  bodyText,
  searchDocuments,
  searchText,
  summaryText,
  type SearchText,
} from '../search-text';
import { filterStarted, isVisibleFrom, applySchedule, type TimedPage } from '../timed';
import type { ListPage } from '../types';

export interface CircularText extends Circular {
  /** Safe HTML; empty if there is only a description. */
  readonly body: string;
}

const SHOWN_FROM: readonly TimeField[] = [
  { name: 'ReleaseDate', kind: 'date' },
  { name: 'PublishedOn', kind: 'date', optional: true },
];

/** Must be convertible to a slug. */
const NUMBER = /^(?=.*[\p{L}\p{N}]).{1,60}$/u;

const listed = {
  CircularNumber: identifier(NUMBER),
  ReleaseDate: dayOfPublication,
  Subject: optionalText,
  Description: optionalText,
  File: oneFile,
  Category: optionalText,
  OrganizationName: optionalText,
  DirectedTo: optionalText,
  TransferDate: optionalDay,
  PublishedOn: optionalDay,
  EffectiveDate: optionalDay,
  WithdrawnOn: optionalDay,
  Replaces: optionalText,
  Ports: optionalText,
};

const circulars = new Collection({
  apiName: 'circulars',
  fields: { ...listed, Body: optionalText },
  sort: 'ReleaseDate:desc',
  shownFrom: SHOWN_FROM,
});

/** Start of visibility: its date, or its publication if later. */
export function firstDay({
  releasedAt,
  publishedAt,
}: Pick<Circular, 'releasedAt' | 'publishedAt'>) {
  return publishedAt && publishedAt > releasedAt ? publishedAt : releasedAt;
}

const LISTED = Object.keys(listed) as (keyof typeof listed)[];

/** Filters by year; null = all. */
export function yearFilters(year: number | null): Query {
  if (year === null) return {};
  return {
    'filters[ReleaseDate][$gte]': `${year}-01-01`,
    'filters[ReleaseDate][$lte]': `${year}-12-31`,
  };
}

/**
 * One page, newest first; `year` null = all.
 * @throws NotPublishedError for a page past the last.
 */
export async function loadCircularPage(
  locale: Locale,
  year: number | null,
  page: number,
  pageSize: number,
): Promise<ListPage<Circular>> {
  const list = await loadTimedCirculars(locale, year, page, pageSize);
  return applySchedule(list, pageSize, firstDay);
}

const loadTimedCirculars = cachedLoader({
  name: 'circular-page',
  version: 2,
  tags: ['circular'],
  load: (
    locale: Locale,
    year: number | null,
    page: number,
    pageSize: number,
  ): Promise<TimedPage<Circular>> =>
    circulars.timedPage(locale, { page, pageSize }, toCircular, yearFilters(year)),
});

/** All circulars of a language without bodies, newest first. */
export async function loadCirculars(locale: Locale): Promise<Circular[]> {
  return filterStarted(await loadAllCirculars(locale), firstDay);
}

const loadAllCirculars = cachedLoader({
  name: 'circulars',
  version: 1,
  tags: ['circular'],
  load: async (locale: Locale): Promise<Circular[]> =>
    (await circulars.only(...LISTED).all(locale)).map(toCircular),
});

const loadCircularText = cachedLoader({
  name: 'circular',
  version: 1,
  tags: ['circular'],
  load: async (locale: Locale, number: string): Promise<CircularText> => {
    const raw = await circulars.findIdentified(locale, 'CircularNumber', number, '$eq');
    return { ...toCircular(raw), body: raw.Body ? sanitizeHtml(raw.Body, locale) : '' };
  },
});

function toCircular(raw: Attributes<typeof listed>): Circular {
  return {
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
    effectiveFrom: raw.EffectiveDate,
    withdrawnFrom: raw.WithdrawnOn,
    replaces: splitList(raw.Replaces),
    ports: splitList(raw.Ports),
    updatedAt: raw.updatedAt,
  };
}

const searched = circulars.only(
  ...(['CircularNumber', 'ReleaseDate', 'Subject', 'Description', 'Body'] as const),
  ...(['Category', 'OrganizationName', 'DirectedTo', 'PublishedOn', 'File'] as const),
);

async function loadSearchTexts(locale: Locale): Promise<SearchText[]> {
  return (await searched.all(locale)).map((raw) =>
    searchText({
      id: `${raw.CircularNumber} ${raw.ReleaseDate}`,
      kind: 'circulars',
      title: raw.Subject || raw.CircularNumber,
      code: raw.CircularNumber,
      summary: summaryText(raw.Description),
      text: bodyText(raw.Body, raw.Category, raw.OrganizationName, raw.DirectedTo),
      href: circularHref(locale, raw.CircularNumber),
      date: raw.ReleaseDate,
      from: firstDay({ releasedAt: raw.ReleaseDate, publishedAt: raw.PublishedOn }),
      documents: searchDocuments({ title: '', file: document(raw.File) }),
    }),
  );
}

function target(slug: string): PageTarget {
  return { route: 'circular', query: { number: slug } };
}

/** The newest matching circulars; only feeds filter here, pages do it themselves. */
async function feedItems(locale: Locale, limit: number, filter: CircularFilter) {
  if (Object.values(filter).every((value) => !value)) {
    return (await loadCircularPage(locale, null, 1, limit)).items;
  }
  return filterCirculars(await loadCirculars(locale), filter).slice(0, limit);
}

export const circularContent: ContentDescriptor = {
  search: { name: 'circulars', tags: ['circular'], load: loadSearchTexts },
  sitemapEntries: async (locale) =>
    (await loadCirculars(locale)).map(({ number, updatedAt }) => {
      const slug = circularSlug(number);
      return { ...target(slug), slug, updatedAt };
    }),
  feeds: [
    {
      name: 'circulars',
      page: (locale, filter = NO_FILTER) => circularSearchHref(locale, filter),
      entries: async (locale, limit, format, filter = NO_FILTER) =>
        (await feedItems(locale, limit, filter)).map((circular) => {
          const title = { number: circular.number, subject: circular.subject };
          return {
            title: format(circular.subject ? 'circulars.entryAbout' : 'circulars.entry', title),
            text: circular.description,
            path: circularHref(locale, circular.number),
            // A stable id: feed readers must not show an entry twice if its URL changes.
            id: `${circularsHref(locale, null)}#${circularAnchor(circular.number)}`,
            publishedAt: publicationDay(circular),
            updatedAt: circular.updatedAt,
            file: circular.file,
          };
        }),
    },
  ],
  changes: lastChangeLoader('circular', circulars),
  dueTimes: dueTimesLoader(circulars.only('ReleaseDate', 'PublishedOn'), SHOWN_FROM),
};

/** A circular with the language that it was found in. */
export interface FoundCircular {
  readonly circular: CircularText;
  /** The language of its texts. */
  readonly language: Locale;
  readonly isTranslated: boolean;
}

/** A circular that is shown from an ISO date on. */
export interface ComingCircular {
  readonly from: string;
  readonly updatedAt: string;
}

/**
 * @returns undefined for an unknown slug
 * @throws ContentUnavailableError
 */
export async function findCircular(
  locale: Locale,
  slug: string,
): Promise<FoundCircular | ComingCircular | undefined> {
  const [own, others] = await Promise.all(
    [locale, otherLocale(locale)].map((language) => listedCircular(language, slug)),
  );
  const listing = own ?? others;
  if (!listing) return undefined;
  const from = firstDay(listing);
  if (!(await isVisibleFrom(from))) return { from, updatedAt: listing.updatedAt };
  const language = own ? locale : otherLocale(locale);
  const circular = await loadCircularText(language, listing.number).catch((error: unknown) => {
    if (error instanceof ContentUnavailableError) return { ...listing, body: '' };
    throw error;
  });
  return { circular, language, isTranslated: Boolean(own && others) };
}

async function listedCircular(locale: Locale, slug: string): Promise<Circular | undefined> {
  const all = await loadAllCirculars(locale);
  return all.find(({ number }) => circularSlug(number) === slug);
}
