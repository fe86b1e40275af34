import { sanitizeHtml } from '../../html/sanitize';
import { otherLocale, type Locale } from '../../i18n/locales';
import {
  filterKey,
  isSearch,
  NO_FILTER,
  type CircularFilter,
} from '../../routing/circular-filters';
import {
  circularAnchor,
  circularHref,
  circularSearchHref,
  circularsHref,
  circularSlug,
} from '../../routing/circular-pages';
import { cachedLoader } from '../cached-loader';
import { firstDay, publicationDay, type Circular } from '../circulars/circular';
import {
  filterChoices,
  filterConditions,
  yearConditions,
  type FilterChoice,
} from '../circulars/filter';
import {
  withRelations,
  type LinkedCircular,
  type LinkedCirculars,
  type ListedCircular,
} from '../circulars/relations';
import type { Query } from '../client';
import { Collection, nullIfUnpublished, type Paging, type TimeField } from '../collection';
import {
  dueTimesLoader,
  growingSource,
  lastChangeLoader,
  type ContentDescriptor,
  type FilteredFeed,
  type PageTarget,
} from '../descriptor';
import { NotPublishedError } from '../errors';
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
import { sitemapPages } from '../sitemap-pages';
import { filterStarted, isVisibleFrom, applySchedule, type TimedPage } from '../timed';
import type { ListPage } from '../types';
import { ifAvailable } from '../unavailable';

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

const LISTED = Object.keys(listed) as (keyof typeof listed)[];

const linking = circulars.only(
  ...(['CircularNumber', 'Subject', 'Replaces', 'ReleaseDate', 'PublishedOn'] as const),
);
/** Numbers per query; the content API bounds the parameters of one. */
const MAX_NUMBERS = 10;

/** Conditions for a year; null = all. */
const yearQuery = (year: number | null): Query => (year === null ? {} : yearConditions(year));

/** One page, newest first, `year` null = all; throws NotPublishedError past the last. */
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
    circulars.timedPage(locale, { page, pageSize }, toCircular, yearQuery(year)),
});

interface ListedPage {
  readonly timed: TimedPage<Circular>;
  readonly linked: LinkedCirculars;
}

async function readListedPage(
  locale: Locale,
  paging: Paging,
  conditions: Query,
): Promise<ListedPage> {
  const timed = await circulars.timedPage(locale, paging, toCircular, conditions);
  const shown = [...timed.list.items, ...timed.preceding, ...timed.upcoming];
  return { timed, linked: await readLinked(shown) };
}

async function toListedPage(
  locale: Locale,
  { timed, linked }: ListedPage,
  pageSize: number,
): Promise<ListPage<ListedCircular>> {
  const list = await applySchedule(timed, pageSize, firstDay);
  return { ...list, items: await withRelations(locale, list.items, linked) };
}

/** One page, newest first, with replacements; throws NotPublishedError past the last. */
export async function loadListedCirculars(
  locale: Locale,
  year: number | null,
  page: number,
  pageSize: number,
): Promise<ListPage<ListedCircular>> {
  return toListedPage(locale, await loadListedPage(locale, year, page, pageSize), pageSize);
}

const loadListedPage = cachedLoader({
  name: 'listed-circulars',
  version: 1,
  tags: ['circular'],
  load: (locale: Locale, year: number | null, page: number, pageSize: number) =>
    readListedPage(locale, { page, pageSize }, yearQuery(year)),
});

/**
 * One page of the circulars that match a filter without words, newest first.
 * @throws NotPublishedError for a page past the last, and ContentUnavailableError
 */
export async function loadFilteredCirculars(
  locale: Locale,
  filter: CircularFilter,
  page: number,
  pageSize: number,
): Promise<ListPage<ListedCircular>> {
  const conditions = filterConditions(filter, await loadCircularChoices(locale), SHOWN_FROM.length);
  if (!conditions) return { items: [], page: 1, pages: 1, total: 0 };
  const found = await loadFilteredPage(locale, JSON.stringify(conditions), page, pageSize);
  return toListedPage(locale, found, pageSize);
}

const loadFilteredPage = cachedLoader({
  name: 'filtered-circulars',
  version: 1,
  tags: ['circular'],
  isLasting: false,
  load: (locale: Locale, conditions: string, page: number, pageSize: number) =>
    readListedPage(locale, { page, pageSize }, JSON.parse(conditions) as Query),
});

/**
 * The circulars with these numbers, in their order; those that are not published are missing.
 * @throws ContentUnavailableError
 */
export async function loadCircularsByNumber(
  locale: Locale,
  numbers: readonly string[],
): Promise<ListedCircular[]> {
  const parts = await ifAvailable(
    Promise.all(
      chunks(numbers).map((part) => loadNumberedCirculars(locale, part.join(NUMBER_END))),
    ),
  );
  if (!parts) return loadOneByOne(locale, numbers);
  const linked = {
    ar: parts.flatMap((part) => part.linked.ar),
    en: parts.flatMap((part) => part.linked.en),
  };
  const found = new Map(
    parts.flatMap(({ items }) => items.map((item) => [item.number, item] as const)),
  );
  const items = numbers.flatMap((number) => found.get(number) ?? []);
  return withRelations(locale, await filterStarted(items, firstDay), linked);
}

/** From the copies of single circulars, which outlive those of lists. */
async function loadOneByOne(locale: Locale, numbers: readonly string[]): Promise<ListedCircular[]> {
  const found = await Promise.all(
    numbers.map((number) => findCircular(locale, circularSlug(number))),
  );
  return found.flatMap((entry) =>
    entry && 'circular' in entry && entry.language === locale ? [entry.circular] : [],
  );
}

const NUMBER_END = '\n';

const loadNumberedCirculars = cachedLoader({
  name: 'numbered-circulars',
  version: 1,
  tags: ['circular'],
  isLasting: false,
  load: async (locale: Locale, numbers: string) => {
    const listing = circulars.only(...LISTED);
    const query = inList('CircularNumber', numbers.split(NUMBER_END));
    const items = (await listing.all(locale, query)).map(toCircular);
    return { items, linked: await readLinked(items) };
  },
});

/** The circulars that some replace or are replaced by, in both languages. */
async function readLinked(
  shown: readonly Pick<Circular, 'number' | 'replaces'>[],
): Promise<LinkedCirculars> {
  const queries = [
    ...chunks(shown.map(({ number }) => number)).map((numbers): Query =>
      Object.fromEntries([
        // Most replace none.
        ['filters[Replaces][$notNull]', 'true'],
        ...numbers.map((number, index) => [`filters[$or][${index}][Replaces][$containsi]`, number]),
      ]),
    ),
    ...chunks(shown.flatMap(({ replaces }) => replaces)).map((numbers) =>
      inList('CircularNumber', numbers),
    ),
  ];
  const read = async (locale: Locale): Promise<LinkedCircular[]> => {
    const found = await Promise.all(queries.map((query) => linking.all(locale, query)));
    return found.flat().map((raw) => ({
      number: raw.CircularNumber,
      subject: raw.Subject,
      replaces: splitList(raw.Replaces),
      releasedAt: raw.ReleaseDate,
      publishedAt: raw.PublishedOn,
    }));
  };
  const [ar, en] = await Promise.all([read('ar'), read('en')]);
  return { ar, en };
}

function chunks(numbers: readonly string[]): string[][] {
  const all = [...new Set(numbers)];
  return Array.from({ length: Math.ceil(all.length / MAX_NUMBERS) }, (_, index) =>
    all.slice(index * MAX_NUMBERS, (index + 1) * MAX_NUMBERS),
  );
}

/** Options of the filters, the most frequent among the newest circulars first. */
export interface CircularChoices {
  readonly category: readonly FilterChoice[];
  readonly directedTo: readonly FilterChoice[];
}

/** @throws ContentUnavailableError */
export const loadCircularChoices = cachedLoader({
  name: 'circular-choices',
  version: 2,
  tags: ['circular'],
  load: async (locale: Locale): Promise<CircularChoices> => {
    const { Category, DirectedTo } = await circulars.distinct(locale, 'Category', 'DirectedTo');
    return { category: filterChoices(Category), directedTo: filterChoices(DirectedTo) };
  },
});

/**
 * The key of a choice in another language, by a circular that exists in both; empty without one.
 * @throws ContentUnavailableError
 */
export async function translateChoice(
  from: Locale,
  to: Locale,
  field: keyof CircularChoices,
  key: string,
): Promise<string> {
  const choice = (await loadCircularChoices(from))[field].find((known) => known.key === key);
  return choice ? loadTranslatedChoice(from, to, field, key) : '';
}

const CHOICE_FIELDS = { category: 'Category', directedTo: 'DirectedTo' } as const;

const loadTranslatedChoice = cachedLoader({
  name: 'circular-choice',
  version: 1,
  tags: ['circular'],
  load: async (
    from: Locale,
    to: Locale,
    field: keyof CircularChoices,
    key: string,
  ): Promise<string> => {
    const name = CHOICE_FIELDS[field];
    const spellings = (await circulars.distinct(from, name))[name].filter(
      (text) => filterKey(text.trim()) === key,
    );
    const found = circulars.only('CircularNumber', name);
    const own = await found.first(from, MAX_TRANSLATED, inList(name, spellings));
    if (own.length === 0) return '';
    const numbers = own.map(({ CircularNumber }) => CircularNumber);
    const others = await found.first(to, MAX_TRANSLATED, inList('CircularNumber', numbers));
    return others.map((raw) => filterKey(raw[name].trim())).find(Boolean) ?? '';
  },
});

/** The filter in the other language, without unknown values; throws ContentUnavailableError. */
export async function translateFilter(
  locale: Locale,
  filter: CircularFilter,
): Promise<CircularFilter> {
  const other = otherLocale(locale);
  const [category, addressee] = await Promise.all([
    translateChoice(locale, other, 'category', filter.category),
    translateChoice(locale, other, 'directedTo', filter.addressee),
  ]);
  return { ...filter, category, addressee };
}

/** The newest circulars of a choice that are looked for in the other language. */
const MAX_TRANSLATED = 30;

function inList(field: string, values: readonly string[]): Query {
  return Object.fromEntries(
    values.map((value, index) => [`filters[${field}][$in][${index}]`, value]),
  );
}

/** Number of circulars in a language, `year` null = all; throws ContentUnavailableError. */
export const countCirculars = cachedLoader({
  name: 'circular-count',
  version: 1,
  tags: ['circular'],
  load: (locale: Locale, year: number | null) => circulars.count(locale, yearQuery(year)),
});

const loadCircularText = cachedLoader({
  name: 'circular',
  version: 2,
  tags: ['circular'],
  load: async (
    locale: Locale,
    number: string,
  ): Promise<{ circular: CircularText; linked: LinkedCirculars }> => {
    const raw = await circulars.findIdentified(locale, 'CircularNumber', number, '$eq');
    const circular = toCircular(raw);
    const body = raw.Body ? sanitizeHtml(raw.Body, locale) : '';
    return { circular: { ...circular, body }, linked: await readLinked([circular]) };
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
  ...(['Category', 'OrganizationName', 'DirectedTo', 'Ports', 'PublishedOn', 'File'] as const),
);

function toSearchText(raw: Attributes<typeof searched.fields>, locale: Locale): SearchText {
  return searchText({
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
    facets: {
      category: raw.Category,
      organization: raw.OrganizationName,
      directedTo: raw.DirectedTo,
      ports: splitList(raw.Ports),
    },
  });
}

function target(slug: string): PageTarget {
  return { route: 'circular', query: { number: slug } };
}

export const circularChanges = lastChangeLoader('circular', circulars);

async function feedItems(
  locale: Locale,
  limit: number,
  filtered: FilteredFeed | undefined,
): Promise<readonly Circular[]> {
  const isFiltered = filtered && (filtered.filter.year || isSearch(filtered.filter));
  // A feed needs no relations.
  if (!isFiltered) return (await loadCircularPage(locale, null, 1, limit)).items;
  const { filter, findNumbers } = filtered;
  if (!filter.q) return (await loadFilteredCirculars(locale, filter, 1, limit)).items;
  return loadCircularsByNumber(locale, (await findNumbers(locale, filter)).slice(0, limit));
}

export const circularContent: ContentDescriptor = {
  search: { name: 'circulars', tags: ['circular'], ...growingSource(searched, toSearchText) },
  sitemapPages: sitemapPages(circulars.only('CircularNumber', 'ReleaseDate', 'PublishedOn'), {
    name: 'circulars',
    tags: ['circular'],
    identifier: 'CircularNumber',
    toEntry: ({ CircularNumber, updatedAt }) => {
      const slug = circularSlug(CircularNumber);
      return { ...target(slug), slug, updatedAt };
    },
  }),
  feeds: [
    {
      name: 'circulars',
      page: (locale, filter = NO_FILTER) => circularSearchHref(locale, filter),
      entries: async (locale, limit, format, filtered) =>
        (await feedItems(locale, limit, filtered)).map((circular) => {
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
  changes: circularChanges,
  dueTimes: dueTimesLoader(circulars.only('ReleaseDate', 'PublishedOn'), SHOWN_FROM),
};

/** A circular with the language that it was found in. */
export interface FoundCircular {
  readonly circular: CircularText & ListedCircular;
  /** The language of its texts. */
  readonly language: Locale;
  readonly isTranslated: boolean;
}

/** A circular that is shown from an ISO date on. */
export interface ComingCircular {
  readonly from: string;
  readonly updatedAt: string;
}

/** Undefined for an unknown slug; throws ContentUnavailableError. */
export async function findCircular(
  locale: Locale,
  slug: string,
): Promise<FoundCircular | ComingCircular | undefined> {
  const otherLanguage = otherLocale(locale);
  const own = await listedCircular(locale, slug);
  const translation = listedCircular(otherLanguage, slug);
  const others = await (own ? ifAvailable(translation) : translation);
  const listing = own ?? others;
  if (!listing) return undefined;
  const from = firstDay(listing);
  if (!(await isVisibleFrom(from))) return { from, updatedAt: listing.updatedAt };
  const language = own ? locale : otherLanguage;
  const text = await ifAvailable(loadCircularText(language, listing.number));
  const circular = text?.circular ?? { ...listing, body: '' };
  const linked = text?.linked ?? { ar: [], en: [] };
  const [related] = await withRelations(locale, [circular], linked);
  if (!related) return undefined;
  return { circular: related, language, isTranslated: Boolean(own && others) };
}

async function listedCircular(locale: Locale, slug: string): Promise<Circular | undefined> {
  return (await nullIfUnpublished(loadCircularOfSlug(locale, slug))) ?? undefined;
}

const loadCircularOfSlug = cachedLoader({
  name: 'circular-of-slug',
  version: 1,
  tags: ['circular'],
  load: async (locale: Locale, slug: string): Promise<Circular> => {
    const listing = circulars.only(...LISTED);
    const hasSlug = (raw: { CircularNumber: string }) => circularSlug(raw.CircularNumber) === slug;
    for (const filters of slugFilters(slug)) {
      const found = (await listing.first(locale, MAX_ALIKE, filters)).find(hasSlug);
      if (found) return toCircular(found);
    }
    const byId = await listing.findIdentified(locale, 'CircularNumber', slug);
    if (!hasSlug(byId)) throw new NotPublishedError(`circular ${slug}`);
    return toCircular(byId);
  },
});

/** The newest circulars whose numbers have all parts of a slug. */
const MAX_ALIKE = 100;

/** The usual numbers of a slug, then all with its parts: `2024/017` and `2024_017` for `2024-017`. */
function slugFilters(slug: string): Query[] {
  const numbers = [slug.replace('-', '/'), slug, slug.replaceAll('-', '/')];
  const spellings = new Set(
    numbers.flatMap((number) => [number, number.toUpperCase(), arabicDigits(number)]),
  );
  const parts = slug.split('-').filter(Boolean).slice(0, MAX_NUMBERS);
  return [
    inList('CircularNumber', [...spellings]),
    Object.fromEntries(
      parts.map((part, index) => [`filters[$and][${index}][CircularNumber][$containsi]`, part]),
    ),
  ];
}

function arabicDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}
