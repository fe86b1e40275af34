import * as yup from 'yup';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../i18n/locales';
import { log } from '../logging/log';
import { readsDrafts } from '../preview/reading-drafts';
import { NotPublishedError } from './errors';
import { componentNames, populatedNames } from './fields';
import { isConsistent, runQuery, paginate, type Query } from './local-query';
import { isFirstReport, reportEntry } from './reports';
import { fetchJson, NotThereError, RefusedQueryError } from './request';
import { toNumber } from './values';
import { toEntries, isObject, type WireEntry } from './wire';
import { shareUntilChange } from '../cache/until-change';
import { processWide } from '../process-state';

export type { Query } from './local-query';

/** Strapi's limit. */
const PAGE_SIZE = 100;
const WHOLE_READ_MS = 30_000;
/** More indicate a fault of the API. */
const MAX_PAGES = 2000;
/** Of the reads at once, most are for visitors. */
const PARALLEL_PAGES = 2;
/** How long a fallback query is used after the content API rejected a better query. */
const REFUSAL_TTL_MS = 15 * 60 * 1000;
const MAX_REFUSALS = 1000;

export interface EntryPage<Entry> {
  readonly entries: Entry[];
  readonly pageCount: number;
  readonly total: number;
}

/** Counting the matches of a large table takes longer than reading the first. */
export const UNCOUNTED: Query = { 'pagination[withCount]': 'false' };

/** One page of a response, with the counts that the API returned. */
interface WirePage {
  readonly items: readonly WireEntry[];
  readonly page: number | null;
  readonly pageCount: number | null;
  readonly total: number | null;
}

/** One way to query a type; the last of several accepts any response. */
interface ReadStrategy<Result> {
  readonly name: string;
  readonly read: (isLast: boolean) => Promise<Result>;
}

/** By type, the fallback in use after the content API rejected a better query. */
const acceptedStrategies = (): LRUCache<string, string> =>
  processWide('accepted-ways', () => new LRUCache({ ttl: REFUSAL_TTL_MS, max: MAX_REFUSALS }));

/** Runs the first strategy that the content API accepts for a type and remembers it. */
async function readWithFallback<Result>(
  type: string,
  ways: readonly ReadStrategy<Result>[],
): Promise<Result> {
  const known = acceptedStrategies().get(type);
  const last = ways.length - 1;
  const place = known === undefined ? 0 : ways.findIndex(({ name }) => name === known);
  for (const [index, { name, read }] of ways.entries()) {
    if (index < (place < 0 ? last : place)) continue;
    try {
      return await read(index === last);
    } catch (error) {
      const next = ways[index + 1];
      if (!(error instanceof RefusedQueryError) || !next) throw error;
      acceptedStrategies().set(type, next.name);
      log.info({ type, refused: name, reason: error.message }, 'content API query reduced');
    }
  }
  throw new Error(`${type}: no way of reading`);
}

/** Queries that populate all fields: `populate=deep` needs a plugin. */
function populateQueries(fields: yup.ObjectShape, isSingle = false): (readonly [string, Query])[] {
  const components = componentNames(fields);
  const files = populatedNames(fields).filter((name) => !components.includes(name));
  const nested: Query = Object.fromEntries([
    ...components.map((name) => [`populate[${name}][populate]`, '*']),
    ...files.map((name) => [`populate[${name}]`, 'true']),
  ]);
  return [
    ...(isSingle || components.length > 0 ? [['deep', { populate: 'deep' }] as const] : []),
    ...(components.length > 0 ? [['components', nested] as const] : []),
    ['all', { populate: '*' }],
  ];
}

/** Ways to read a collection: the query itself, or all entries with the query run here. */
function readStrategies<Entry, Result>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  {
    readQuery,
    among,
  }: {
    readonly readQuery: () => Promise<Result>;
    readonly among: (entries: readonly Entry[]) => Result;
  },
): ReadStrategy<Result>[] {
  const fields = schemaFields(schema);
  const whole = populateQueries(fields).map(([name, selection]): ReadStrategy<Result> => ({
    name,
    async read(isLast) {
      const items = await readWhole(collection, locale, selection);
      if (!isLast && !isPopulated(items, fields)) throw new RefusedQueryError('not populated');
      return among(validEntries(collection, items, schema));
    },
  }));
  return [{ name: 'query', read: readQuery }, ...whole];
}

function schemaFields<Entry>(schema: yup.Schema<Entry>): yup.ObjectShape {
  return schema instanceof yup.ObjectSchema ? (schema.fields as yup.ObjectShape) : {};
}

/** False if files, relations and components of the schema are missing in all entries. */
function isPopulated(items: readonly WireEntry[], fields: yup.ObjectShape): boolean {
  const names = populatedNames(fields);
  return (
    items.length === 0 ||
    names.length === 0 ||
    items.some((item) => names.some((name) => item[name] !== undefined))
  );
}

/** One page without invalid entries; throws on anything but a well-formed response in time. */
export function fetchPage<Entry>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  query: Query,
): Promise<EntryPage<Entry>> {
  return readWithFallback(
    collection,
    readStrategies(collection, locale, schema, {
      readQuery: () => readQueried(collection, locale, schema, query),
      among: (entries) => paginate(runQuery(entries, query), query),
    }),
  );
}

/** All entries of a collection, read page by page. */
export function fetchAll<Entry>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  query: Query,
): Promise<Entry[]> {
  return readWithFallback(
    collection,
    readStrategies(collection, locale, schema, {
      readQuery: () =>
        everyPage(collection, (paging) =>
          readQueried(collection, locale, schema, { ...query, ...paging }),
        ),
      among: (entries) => runQuery(entries, query),
    }),
  );
}

/** The first match; throws NotPublishedError without one. */
export async function fetchFirst<Entry>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  query: Query,
): Promise<Entry> {
  const { entries } = await fetchPage(collection, locale, schema, {
    ...query,
    'pagination[page]': 1,
    'pagination[pageSize]': 1,
    ...UNCOUNTED,
  });
  if (entries[0] === undefined) throw new NotPublishedError(collection);
  return entries[0];
}

/** The entry of a single type; throws NotPublishedError, or Error without a good response. */
export async function fetchSingle<Entry>(
  singleType: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  query: Query = {},
): Promise<Entry> {
  const fields = schemaFields(schema);
  const ways = populateQueries(fields, true).map(([name, selection]): ReadStrategy<WirePage> => ({
    name,
    async read(isLast) {
      const page = await readPage(singleType, locale, { ...selection, ...query });
      if (!isLast && !isPopulated(page.items, fields)) {
        throw new RefusedQueryError('not populated');
      }
      return page;
    },
  }));
  const [item] = (await readWithFallback(singleType, ways)).items;
  if (item === undefined) throw new NotPublishedError(singleType);
  // An unfinished draft throws, and the caller falls back to the published version.
  if (readsDrafts()) return schema.validateSync(item);
  const [entry] = validEntries(singleType, [item], schema);
  if (entry === undefined) throw new NotPublishedError(singleType);
  return entry;
}

/** Drops invalid entries; each is logged once. */
function validEntries<Entry>(
  type: string,
  items: readonly WireEntry[],
  schema: yup.Schema<Entry>,
): Entry[] {
  return items.flatMap((item) => {
    try {
      const entry = schema.validateSync(item);
      reportEntry({ type, item, entry });
      return [entry];
    } catch (error) {
      const field = error instanceof yup.ValidationError ? error.path : undefined;
      reportEntry({ type, item, field });
      const about = { type, id: item.documentId, field, reason: String(error) };
      if (readsDrafts()) log.info(about, 'unfinished draft left out');
      else if (isFirstReport([type, item.documentId, field])) log.warn(about, 'entry left out');
      return [];
    }
  });
}

/** @throws RefusedQueryError if the response does not match the query */
async function readQueried<Entry>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  query: Query,
): Promise<EntryPage<Entry>> {
  const { items, page, pageCount, total } = await readPage(collection, locale, query);
  const isPaged = pageCount !== null && total !== null;
  const isUncounted = 'pagination[withCount]' in query && page !== null;
  if (!isPaged && !isUncounted) throw new RefusedQueryError('no pagination');
  if (!isConsistent(items, query)) throw new RefusedQueryError('other entries');
  if (!isPopulated(items, schemaFields(schema))) throw new RefusedQueryError('not populated');
  const entries = validEntries(collection, items, schema);
  return { entries, pageCount: pageCount ?? 0, total: total ?? 0 };
}

/** All entries of a collection: a page has several lists of one type, and the next pages need the same. */
function readWhole(
  collection: string,
  locale: Locale,
  selection: Query,
): Promise<readonly WireEntry[]> {
  const read = () =>
    everyPage(collection, async (paging) => {
      const { items, pageCount } = await readPage(collection, locale, { ...selection, ...paging });
      return { entries: [...items], pageCount: pageCount ?? 1 };
    });
  const name = `read ${JSON.stringify([collection, locale, selection])}`;
  return readsDrafts() ? read() : shareUntilChange(name, WHOLE_READ_MS, read);
}

async function everyPage<Entry>(
  collection: string,
  read: (paging: Query) => Promise<Pick<EntryPage<Entry>, 'entries' | 'pageCount'>>,
): Promise<Entry[]> {
  const readPage = (page: number) =>
    read({ 'pagination[page]': page, 'pagination[pageSize]': PAGE_SIZE });
  const first = await readPage(1);
  const entries = [...first.entries];
  let { pageCount } = first;
  for (let page = 2; page <= pageCount; page += PARALLEL_PAGES) {
    if (pageCount > MAX_PAGES) {
      throw new Error(`${collection} has more than ${MAX_PAGES * PAGE_SIZE} entries`);
    }
    const length = Math.min(PARALLEL_PAGES, pageCount - page + 1);
    const pages = Array.from({ length }, (_, index) => readPage(page + index));
    for (const response of await Promise.all(pages)) {
      entries.push(...response.entries);
      ({ pageCount } = response);
    }
  }
  return entries;
}

/** Empty if the content API does not have the type. */
async function readPage(type: string, locale: Locale, query: Query): Promise<WirePage> {
  let body;
  try {
    body = await fetchJson(type, { ...query, locale });
  } catch (error) {
    if (!(error instanceof NotThereError)) throw error;
    return { items: [], page: 1, pageCount: 0, total: 0 };
  }
  const { data, meta } = isObject(body) ? body : {};
  const items = toEntries(data);
  if (!items) throw new Error(`${type}: response without data`);
  const counts = isObject(meta) && isObject(meta.pagination) ? meta.pagination : {};
  return {
    items,
    page: toNumber(counts.page),
    pageCount: toNumber(counts.pageCount),
    total: toNumber(counts.total),
  };
}
