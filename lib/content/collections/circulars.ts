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
import { circularsThatMatch } from '../circulars/filter';
import type { Query } from '../client';
import { Collection, type TimeField } from '../collection';
import { dueTimesOf, lastChangeOf, type ContentDescriptor, type PageTarget } from '../descriptor';
import { ContentUnavailableError } from '../errors';
import {
  identifier,
  listOf,
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
import { begun, hasBegun, pageNow, type TimedPage } from '../timed';
import type { ListPage } from '../types';

/** A circular with its text. */
export interface CircularText extends Circular {
  /** Safe HTML; empty where the description is all there is. */
  readonly body: string;
}

const SHOWN_FROM: readonly TimeField[] = [
  { name: 'ReleaseDate', kind: 'date' },
  { name: 'PublishedOn', kind: 'date', optional: true },
];

/** One that can be spelt as a slug. */
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

/** A circular is shown from the day of its date, or of its publication where that is later. */
export function firstDay({
  releasedAt,
  publishedAt,
}: Pick<Circular, 'releasedAt' | 'publishedAt'>) {
  return publishedAt && publishedAt > releasedAt ? publishedAt : releasedAt;
}

const LISTED = Object.keys(listed) as (keyof typeof listed)[];

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
export async function loadCircularPage(
  locale: Locale,
  year: number | null,
  page: number,
  pageSize: number,
): Promise<ListPage<Circular>> {
  const list = await loadTimedCirculars(locale, year, page, pageSize);
  return pageNow(list, pageSize, firstDay);
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

/** Every circular of a language without its body, newest first. */
export async function loadCirculars(locale: Locale): Promise<Circular[]> {
  return begun(await loadAllCirculars(locale), firstDay);
}

const loadAllCirculars = cachedLoader({
  name: 'circulars',
  version: 1,
  tags: ['circular'],
  load: async (locale: Locale): Promise<Circular[]> =>
    (await circulars.only(...LISTED).all(locale)).map(toCircular),
});

/** The circular of a number with its text. */
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
    replaces: listOf(raw.Replaces),
    ports: listOf(raw.Ports),
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

/** The newest circulars that match; the feed alone narrows them, pages do so by themselves. */
async function feedItems(locale: Locale, limit: number, filter: CircularFilter) {
  if (Object.values(filter).every((value) => !value)) {
    return (await loadCircularPage(locale, null, 1, limit)).items;
  }
  return circularsThatMatch(await loadCirculars(locale), filter).slice(0, limit);
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
            // What readers know an entry by outlives its address.
            id: `${circularsHref(locale, null)}#${circularAnchor(circular.number)}`,
            publishedAt: publicationDay(circular),
            updatedAt: circular.updatedAt,
            file: circular.file,
          };
        }),
    },
  ],
  changes: lastChangeOf('circular', circulars),
  dueTimes: dueTimesOf(circulars.only('ReleaseDate', 'PublishedOn'), SHOWN_FROM),
};

/** A circular of a slug, in a language or else in the only one that it exists in. */
export interface FoundCircular {
  readonly circular: CircularText;
  /** The language of its texts. */
  readonly language: Locale;
  readonly isTranslated: boolean;
}

/** A circular that is shown from a day on (ISO date). */
export interface ComingCircular {
  readonly from: string;
  readonly updatedAt: string;
}

/**
 * @returns undefined for a slug that no circular has in any language
 * @throws ContentUnavailableError
 */
export async function findCircular(
  locale: Locale,
  slug: string,
): Promise<FoundCircular | ComingCircular | undefined> {
  const [own, others] = await Promise.all(
    [locale, otherLocale(locale)].map((one) => listedCircular(one, slug)),
  );
  const listing = own ?? others;
  if (!listing) return undefined;
  const from = firstDay(listing);
  if (!(await hasBegun(from))) return { from, updatedAt: listing.updatedAt };
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
