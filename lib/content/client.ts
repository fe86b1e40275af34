import * as yup from 'yup';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../i18n/locales';
import { log } from '../logging/log';
import { readsDrafts } from '../preview/reading-drafts';
import { NotPublishedError } from './errors';
import { componentNames, populatedNames } from './fields';
import { agrees, found, pageOf, type Query } from './local-query';
import { isFirstReport, reportEntry } from './reports';
import { fetchJson, NotThereError, RefusedQueryError } from './request';
import { shareRead } from './whole-reads';
import { numberOf } from './values';
import { entriesOf, isObject, type WireEntry } from './wire';
import { processWide } from '../process-state';

export type { Query } from './local-query';

/** The content API refuses larger pages. */
const PAGE_SIZE = 100;
const MAX_PAGES = 200;
/** How long a type is read without what its API refused. */
const REFUSAL_MS = 15 * 60 * 1000;
const MAX_REFUSALS = 1000;

export interface EntryPage<Entry> {
  readonly entries: Entry[];
  readonly pageCount: number;
  readonly total: number;
}

/** One page of a type as the content API sent it, with as many counts as it gave. */
interface WirePage {
  readonly items: readonly WireEntry[];
  readonly pageCount: number | null;
  readonly total: number | null;
}

/** A way of asking for entries; the last one of several takes whatever comes. */
interface Way<Result> {
  readonly name: string;
  readonly read: (isLast: boolean) => Promise<Result>;
}

/** Names of the ways that remain for types whose content API refused a better one. */
const acceptedWays = (): LRUCache<string, string> =>
  processWide('accepted-ways', () => new LRUCache({ ttl: REFUSAL_MS, max: MAX_REFUSALS }));

/** Reads in the first of several ways that the content API accepts for a type, and remembers it. */
async function inAcceptedWay<Result>(type: string, ways: readonly Way<Result>[]): Promise<Result> {
  const known = acceptedWays().get(type);
  const last = ways.length - 1;
  const place = known === undefined ? 0 : ways.findIndex(({ name }) => name === known);
  for (const [index, { name, read }] of ways.entries()) {
    if (index < (place < 0 ? last : place)) continue;
    try {
      return await read(index === last);
    } catch (error) {
      const next = ways[index + 1];
      if (!(error instanceof RefusedQueryError) || !next) throw error;
      acceptedWays().set(type, next.name);
      log.info({ type, refused: name, reason: error.message }, 'content API is asked for less');
    }
  }
  throw new Error(`${type}: no way of reading`);
}

/** Asks for everything of the entries: `deep` needs a plugin that not every Strapi has. */
function selectionsOf(fields: yup.ObjectShape, isSingle = false): (readonly [string, Query])[] {
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

/**
 * The ways to read a collection: what a query asks for, or else all its entries, among which the query
 * is carried out here.
 */
function waysOf<Entry, Result>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  {
    asked,
    among,
  }: {
    readonly asked: () => Promise<Result>;
    readonly among: (entries: readonly Entry[]) => Result;
  },
): Way<Result>[] {
  const fields = fieldsOf(schema);
  const whole = selectionsOf(fields).map(([name, selection]): Way<Result> => ({
    name,
    async read(isLast) {
      const items = await readWhole(collection, locale, selection);
      if (!isLast && !isPopulated(items, fields)) throw new RefusedQueryError('not populated');
      return among(usable(collection, items, schema));
    },
  }));
  return [{ name: 'query', read: asked }, ...whole];
}

function fieldsOf<Entry>(schema: yup.Schema<Entry>): yup.ObjectShape {
  return schema instanceof yup.ObjectSchema ? (schema.fields as yup.ObjectShape) : {};
}

/** Whether files, relations and components came with the entries, as far as a schema has any. */
function isPopulated(items: readonly WireEntry[], fields: yup.ObjectShape): boolean {
  const names = populatedNames(fields);
  return (
    items.length === 0 ||
    names.length === 0 ||
    items.some((item) => names.some((name) => item[name] !== undefined))
  );
}

/**
 * One page of a collection. Entries that cannot be shown are left out of it.
 * @throws Error on anything but a well-formed response in time.
 */
export function fetchPage<Entry>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  query: Query,
): Promise<EntryPage<Entry>> {
  return inAcceptedWay(
    collection,
    waysOf(collection, locale, schema, {
      asked: () => readQueried(collection, locale, schema, query),
      among: (entries) => pageOf(found(entries, query), query),
    }),
  );
}

/** Every entry of a collection, read page by page. */
export function fetchAll<Entry>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  query: Query,
): Promise<Entry[]> {
  return inAcceptedWay(
    collection,
    waysOf(collection, locale, schema, {
      asked: () =>
        everyPage(collection, (paging) =>
          readQueried(collection, locale, schema, { ...query, ...paging }),
        ),
      among: (entries) => found(entries, query),
    }),
  );
}

/**
 * The first entry that a query finds.
 * @throws NotPublishedError if it finds none.
 */
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
  });
  if (entries[0] === undefined) throw new NotPublishedError(collection);
  return entries[0];
}

/**
 * A single type.
 * @throws NotPublishedError, or Error on anything but a well-formed response in time.
 */
export async function fetchSingle<Entry>(
  singleType: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  query: Query = {},
): Promise<Entry> {
  const fields = fieldsOf(schema);
  const ways = selectionsOf(fields, true).map(([name, selection]): Way<WirePage> => ({
    name,
    async read(isLast) {
      const page = await readPage(singleType, locale, { ...selection, ...query });
      if (!isLast && !isPopulated(page.items, fields)) {
        throw new RefusedQueryError('not populated');
      }
      return page;
    },
  }));
  const [item] = (await inAcceptedWay(singleType, ways)).items;
  if (item === undefined) throw new NotPublishedError(singleType);
  // Of an unfinished draft the published version is shown.
  if (readsDrafts()) return schema.validateSync(item);
  const [entry] = usable(singleType, [item], schema);
  if (entry === undefined) throw new NotPublishedError(singleType);
  return entry;
}

/** The entries that can be shown; each of the others is logged once. */
function usable<Entry>(
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

/** @throws RefusedQueryError where the content API gave something else than was asked for */
async function readQueried<Entry>(
  collection: string,
  locale: Locale,
  schema: yup.Schema<Entry>,
  query: Query,
): Promise<EntryPage<Entry>> {
  const { items, pageCount, total } = await readPage(collection, locale, query);
  if (pageCount === null || total === null) throw new RefusedQueryError('no pagination');
  if (!agrees(items, query)) throw new RefusedQueryError('other entries');
  if (!isPopulated(items, fieldsOf(schema))) throw new RefusedQueryError('not populated');
  return { entries: usable(collection, items, schema), pageCount, total };
}

/** All entries of a collection as the content API has them, for a while the same ones. */
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
  return readsDrafts() ? read() : shareRead(JSON.stringify([collection, locale, selection]), read);
}

async function everyPage<Entry>(
  collection: string,
  read: (paging: Query) => Promise<Pick<EntryPage<Entry>, 'entries' | 'pageCount'>>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const one = await read({ 'pagination[page]': page, 'pagination[pageSize]': PAGE_SIZE });
    entries.push(...one.entries);
    if (page >= one.pageCount) return entries;
  }
  throw new Error(`${collection} has more than ${MAX_PAGES * PAGE_SIZE} entries`);
}

/** What the content API has of a type: nothing, where it does not have the type. */
async function readPage(type: string, locale: Locale, query: Query): Promise<WirePage> {
  let body;
  try {
    body = await fetchJson(type, { ...query, locale });
  } catch (error) {
    if (!(error instanceof NotThereError)) throw error;
    return { items: [], pageCount: 0, total: 0 };
  }
  const { data, meta } = isObject(body) ? body : {};
  const items = entriesOf(data);
  if (!items) throw new Error(`${type}: response without data`);
  const counts = isObject(meta) && isObject(meta.pagination) ? meta.pagination : {};
  return { items, pageCount: numberOf(counts.pageCount), total: numberOf(counts.total) };
}
