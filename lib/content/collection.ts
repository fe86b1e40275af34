import type * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import {
  fetchAll,
  fetchFirst,
  fetchPage,
  fetchSingle,
  UNCOUNTED,
  type EntryPage,
  type Query,
} from './client';
import { NotPublishedError } from './errors';
import { entry, identifierField, selectFields, type Attributes } from './fields';
import { riyadhDay } from '../dates/riyadh-clock';
import { locales } from '../i18n/locales';
import { toMilliseconds, type TimedPage } from './timed';
import type { ListPage } from './types';
import type { WireEntry } from './wire';

export interface CollectionDefinition<Fields extends yup.ObjectShape> {
  /** Name in the content API's paths: `ports`. */
  readonly apiName: string;
  /** The wire schema; narrower reads pick from it. */
  readonly fields: Fields;
  /** Derives values of missing fields from others. */
  readonly fill?: (item: WireEntry) => WireEntry;
  /** Order of every list. */
  readonly sort?: string;
  /** Filters of every read. */
  readonly filters?: Query;
  /** `deep` if files of components are needed too. */
  readonly populate?: '*' | 'deep';
  /** Fields with the start date; the latest applies. */
  readonly shownFrom?: readonly TimeField[];
}

/** A date or date-time field; optional ones may be empty. */
export interface TimeField {
  readonly name: string;
  readonly kind: 'date' | 'datetime';
  readonly optional?: true;
  /** An end (lib/dates/period.ts) instead of a start. */
  readonly isEnd?: true;
}

/** The soonest ones; lists are reloaded whenever one of them starts. */
const MAX_UPCOMING = 100;

function wireTime({ kind }: TimeField, moment: Date): string {
  return kind === 'date' ? riyadhDay(moment) : moment.toISOString();
}

/** The last conversion of an entry. */
export interface KnownEntry<Item> {
  readonly id: string;
  readonly updatedAt: string;
  readonly item: Item;
  /** Parts of the item were dropped to save memory. */
  readonly isShortened?: true;
}

/** Missing entries that are read by id; for more, all are read. */
const MAX_BY_ID = 100;
const IDS_PER_QUERY = 20;

/** The content API bounds the parameters of a query. */
const MAX_DISTINCT = 30;
const MAX_EXCLUDED = 20;
/** Entries that are read to find further values. */
const DISTINCT_SAMPLE = 100;

/** The ids of Strapi 4 and 5. */
const ENTRY_IDS = [
  { name: 'id', pattern: /^\d{1,15}$/ },
  { name: 'documentId', pattern: /^[a-z0-9]{24}$/ },
] as const;

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** A type of the content API. */
export interface ContentSource {
  readonly apiName: string;
  readonly fields: yup.ObjectShape;
  /** Order of its lists: field and direction. */
  readonly sort?: string | undefined;
  /** Runs the reads that pages use; throws their errors except NotPublishedError. */
  readonly tryReads: (locale: Locale) => Promise<void>;
}

const sources = new Map<string, ContentSource>();

/** Types whose modules are loaded, by their name in paths. */
export const contentSources = (): ReadonlyMap<string, ContentSource> => sources;

/**
 * A collection of the content API: every response is validated against the same fields. All methods
 * throw Error on anything but a well-formed response in time.
 */
export class Collection<Fields extends yup.ObjectShape> implements ContentSource {
  private readonly schema: yup.Schema<Attributes<Fields>>;
  private readonly query: Query;

  /** @param selection reads only these fields */
  constructor(
    private readonly definition: CollectionDefinition<Fields>,
    selection?: Query,
  ) {
    this.schema = entry(definition.fields, definition.fill);
    this.query = {
      ...(selection ?? { populate: definition.populate ?? '*' }),
      ...definition.filters,
    };
    if (!selection) sources.set(definition.apiName, this);
  }

  get apiName(): string {
    return this.definition.apiName;
  }

  get sort(): string | undefined {
    return this.definition.sort;
  }

  get fields(): Fields {
    return this.definition.fields;
  }

  /** The same collection with a subset of its fields. */
  only<Name extends keyof Fields & string>(...names: Name[]): Collection<Pick<Fields, Name>> {
    const fields = Object.fromEntries(
      names.map((name) => [name, this.definition.fields[name]]),
    ) as Pick<Fields, Name>;
    return new Collection({ ...this.definition, fields }, selectFields(fields));
  }

  /** All entries in one language, in the collection's order. */
  all(locale: Locale, filters: Query = {}): Promise<Attributes<Fields>[]> {
    const query = { ...this.listQuery(), ...filters };
    return fetchAll(this.definition.apiName, locale, this.schema, query);
  }

  /** One page of entries, in the collection's order; empty past the last page. */
  slice(
    locale: Locale,
    { page, pageSize }: Paging,
    query: Query = {},
  ): Promise<EntryPage<Attributes<Fields>>> {
    return fetchPage(this.definition.apiName, locale, this.schema, {
      ...this.listQuery(),
      ...query,
      'pagination[page]': page,
      'pagination[pageSize]': pageSize,
    });
  }

  /** The first entries, in the collection's order, without counting the others. */
  async first(locale: Locale, size: number, query: Query = {}): Promise<Attributes<Fields>[]> {
    const paging = { page: 1, pageSize: size };
    return (await this.slice(locale, paging, { ...query, ...UNCOUNTED })).entries;
  }

  /** One page as domain values; throws NotPublishedError past the last. */
  async page<Item>(
    locale: Locale,
    { page, pageSize }: Paging,
    toItem: (raw: Attributes<Fields>) => Item,
    query: Query = {},
  ): Promise<ListPage<Item>> {
    const found = await this.slice(locale, { page, pageSize }, query);
    const pages = Math.max(found.pageCount, 1);
    if (page > pages) throw new NotPublishedError(`${this.definition.apiName}, page ${page}`);
    return { items: found.entries.map(toItem), page, pages, total: found.total };
  }

  /**
   * One page of started entries, with the data that `applySchedule` needs.
   * @throws NotPublishedError for a page past the last.
   */
  async timedPage<Item>(
    locale: Locale,
    paging: Paging,
    toItem: (raw: Attributes<Fields>) => Item,
    query: Query = {},
  ): Promise<TimedPage<Item>> {
    const now = new Date();
    const shown = { ...query, ...this.startFilters('come', now) };
    const [list, coming] = await Promise.all([
      this.page(locale, paging, toItem, shown),
      this.upcoming(locale, query, now),
    ]);
    const upcoming = coming.reverse().map(toItem);
    const preceding =
      upcoming.length > 0 && paging.page > 1
        ? await this.page(locale, { ...paging, page: paging.page - 1 }, toItem, shown)
        : undefined;
    return { list, upcoming, preceding: preceding?.items ?? [] };
  }

  /** Entries that have not started, soonest first, at most 100. */
  async upcoming(
    locale: Locale,
    query: Query = {},
    now = new Date(),
  ): Promise<Attributes<Fields>[]> {
    const filters = { ...query, ...this.startFilters('coming', now), sort: this.soonestFirst() };
    return this.first(locale, MAX_UPCOMING, filters);
  }

  /** Start of an entry as an ISO date or date-time: the latest of its start dates. */
  startTime(raw: Attributes<Fields>): string {
    const values = raw as Readonly<Record<string, unknown>>;
    const starts = this.shownFrom.flatMap(({ name }) => {
      const value = values[name];
      return typeof value === 'string' ? [value] : [];
    });
    return starts.reduce(
      (latest, start) => (toMilliseconds(start) > toMilliseconds(latest) ? start : latest),
      starts[0] ?? new Date(0).toISOString(),
    );
  }

  /** Filters for started entries. */
  started(now = new Date()): Query {
    return this.startFilters('come', now);
  }

  /** Number of started entries. */
  async count(locale: Locale, filters: Query = {}): Promise<number> {
    const dates = new Collection({ ...this.definition, fields: {} }, selectFields({}));
    const query = { ...filters, ...this.started() };
    return (await dates.slice(locale, { page: 1, pageSize: 1 }, query)).total;
  }

  /** Which of these values a field has in started entries. */
  async existing(
    locale: Locale,
    field: keyof Fields & string,
    values: readonly string[],
    filters: Query = {},
  ): Promise<Set<string>> {
    const found = new Set<string>();
    const started = this.started();
    for (let first = 0; first < values.length; first += IDS_PER_QUERY) {
      const part = values.slice(first, first + IDS_PER_QUERY);
      const among = part.map((value, index) => [`filters[${field}][$in][${index}]`, value]);
      const entries = await this.only(field).first(locale, DISTINCT_SAMPLE, {
        ...filters,
        ...started,
        ...(Object.fromEntries(among) as Query),
      });
      for (const raw of entries) {
        found.add(String((raw as Readonly<Record<string, unknown>>)[field]));
      }
    }
    return found;
  }

  /**
   * Distinct texts of fields in started entries, at most 30 each; the most frequent among the newest
   * come first. Each step queries entries with a text that was not found yet.
   */
  async distinct<Name extends keyof Fields & string>(
    locale: Locale,
    ...names: readonly Name[]
  ): Promise<Record<Name, string[]>> {
    const fields = names.map((name) => ({ name, texts: new Set<string>() }));
    const count = (of: typeof fields) => of.reduce((sum, { texts }) => sum + texts.size, 0);
    const started = this.started();
    for (let open = fields; open.length > 0;) {
      const asked = count(open) > MAX_EXCLUDED ? open.slice(0, 1) : open;
      const known = count(asked);
      const query = { ...started, ...otherTexts(asked, this.shownFrom.length) };
      const entries = await this.only(...asked.map(({ name }) => name)).first(
        locale,
        DISTINCT_SAMPLE,
        query,
      );
      for (const { name, texts } of asked) {
        const found = entries.map((raw) =>
          String((raw as Readonly<Record<string, unknown>>)[name]),
        );
        for (const text of byFrequency(found)) texts.add(text);
      }
      const isComplete = count(asked) === known;
      open = open.filter(
        (field) => field.texts.size < MAX_DISTINCT && !(isComplete && asked.includes(field)),
      );
    }
    return Object.fromEntries(
      fields.map(({ name, texts }) => [name, [...texts].slice(0, MAX_DISTINCT)]),
    ) as Record<Name, string[]>;
  }

  /**
   * All entries in one language. Of the known ones only those that changed are read again, so that
   * the cost does not grow with the collection.
   */
  async update<Item>(
    locale: Locale,
    known: readonly KnownEntry<Item>[],
    toItem: (raw: Attributes<Fields>) => Item,
  ): Promise<KnownEntry<Item>[]> {
    const read = async (filters: Query) =>
      (await this.all(locale, filters)).map((raw): KnownEntry<Item> => {
        const { documentId, updatedAt } = raw as Readonly<Record<string, unknown>>;
        return { id: String(documentId), updatedAt: String(updatedAt), item: toItem(raw) };
      });
    const newest = known.reduce(
      (latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest),
      '',
    );
    if (newest === '') return read({});
    const ids = new Collection({ ...this.definition, fields: {} }, selectFields({}));
    const [changed, { total }] = await Promise.all([
      read({ 'filters[updatedAt][$gte]': newest }),
      ids.slice(locale, { page: 1, pageSize: 1 }),
    ]);
    const entries = new Map([...known, ...changed].map((entry) => [entry.id, entry]));
    if (entries.size === total) return [...entries.values()];
    const present = new Set((await ids.all(locale)).map(({ documentId }) => documentId));
    for (const id of entries.keys()) if (!present.has(id)) entries.delete(id);
    const missing = [...present].filter((id) => !entries.has(id));
    if (missing.length > MAX_BY_ID) return read({});
    for (let first = 0; first < missing.length; first += IDS_PER_QUERY) {
      for (const entry of await read(byId(missing.slice(first, first + IDS_PER_QUERY)))) {
        entries.set(entry.id, entry);
      }
    }
    return [...entries.values()];
  }

  /** Values of a date field after `since`, in both languages. */
  async later(field: TimeField, since: Date): Promise<string[]> {
    const filters = { [`filters[${field.name}][$gt]`]: wireTime(field, since) };
    const found = await Promise.all(
      locales.map((locale) =>
        fetchAll(this.definition.apiName, locale, this.schema, { ...this.query, ...filters }),
      ),
    );
    return found.flat().flatMap((raw) => {
      const value = (raw as Readonly<Record<string, unknown>>)[field.name];
      return typeof value === 'string' ? [value] : [];
    });
  }

  get shownFrom(): readonly TimeField[] {
    return this.definition.shownFrom ?? [];
  }

  /** Filters for started or upcoming entries. */
  private startFilters(state: 'come' | 'coming', now: Date): Query {
    const operator = state === 'come' ? '$lte' : '$gt';
    const filters: Record<string, string> = {};
    for (const [index, field] of this.shownFrom.entries()) {
      const place = state === 'come' ? `filters[$and][${index}]` : `filters[$or][${index}]`;
      const value = wireTime(field, now);
      if (state === 'come' && field.optional) {
        filters[`${place}[$or][0][${field.name}][$null]`] = 'true';
        filters[`${place}[$or][1][${field.name}][${operator}]`] = value;
      } else {
        filters[`${place}[${field.name}][${operator}]`] = value;
      }
    }
    return filters;
  }

  private soonestFirst(): string {
    return `${this.shownFrom[0]?.name ?? 'updatedAt'}:asc`;
  }

  /** The first match; throws NotPublishedError without one. */
  find(locale: Locale, filters: Query = {}): Promise<Attributes<Fields>> {
    return fetchFirst(this.definition.apiName, locale, this.schema, { ...this.query, ...filters });
  }

  /**
   * The entry with an identifier, or with that id if its identifier field is empty.
   * @param operator `$eqi` ignores case
   * @throws NotPublishedError without a match
   */
  async findIdentified(
    locale: Locale,
    field: keyof Fields & string,
    value: string,
    operator: '$eq' | '$eqi' = '$eqi',
  ): Promise<Attributes<Fields>> {
    const id = ENTRY_IDS.find(({ pattern }) => pattern.test(value));
    // Exactly first: only that is found in an index.
    const conditions = [
      `${field}][$eq`,
      ...(operator === '$eqi' ? [`${field}][$eqi`] : []),
      ...(id ? [`${id.name}][$eq`] : []),
    ];
    for (const condition of conditions.slice(0, -1)) {
      const found = await nullIfUnpublished(
        this.find(locale, { [`filters[${condition}]`]: value }),
      );
      if (found) return found;
    }
    return this.find(locale, { [`filters[${conditions.at(-1)}]`]: value });
  }

  async tryReads(locale: Locale): Promise<void> {
    const [first] = await this.all(locale);
    if (this.shownFrom.length > 0) {
      await this.timedPage(locale, { page: 1, pageSize: 1 }, (raw) => raw);
    }
    const identifier = identifierField(this.fields);
    const value = (first as Readonly<Record<string, unknown>> | undefined)?.[identifier ?? ''];
    if (identifier !== undefined && typeof value === 'string') {
      await nullIfUnpublished(this.findIdentified(locale, identifier, value));
    }
  }

  /** The newest change in one language (ISO date-time); null if nothing is published. */
  async lastChange(locale: Locale, filters: Query = {}): Promise<string | null> {
    const dates = new Collection({ ...this.definition, fields: {} }, selectFields({}));
    const newest = { ...filters, sort: 'updatedAt:desc' };
    const [entry] = await dates.first(locale, 1, newest);
    return entry?.updatedAt ?? null;
  }

  private listQuery(): Query {
    const { sort } = this.definition;
    return sort ? { ...this.query, sort } : this.query;
  }
}

/** Filters for entries that end after a moment or have no end. */
export function endsAfter(field: TimeField, moment: Date): Query {
  return {
    [`filters[$or][0][${field.name}][$null]`]: 'true',
    [`filters[$or][1][${field.name}][$gt]`]: wireTime(field, moment),
  };
}

function byId(ids: readonly string[]): Query {
  const name = ENTRY_IDS.find(({ pattern }) => ids.every((id) => pattern.test(id)))?.name;
  return Object.fromEntries(
    ids.map((id, index) => [`filters[${name ?? 'documentId'}][$in][${index}]`, id]),
  );
}

/** Matches entries with another text in one of the fields. */
function otherTexts(
  fields: readonly { readonly name: string; readonly texts: ReadonlySet<string> }[],
  place: number,
): Query {
  return Object.fromEntries(
    fields.flatMap(({ name, texts }, index) => {
      const field = `filters[$and][${place}][$or][${index}][${name}]`;
      return [
        [`${field}[$notNull]`, 'true'],
        ...[...texts].map((text, position) => [`${field}[$notIn][${position}]`, text]),
      ];
    }),
  ) as Query;
}

/** Distinct values, the most frequent first. */
function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, first], [, second]) => second - first).map(([value]) => value);
}

/** A single type of the content API: one entry per language. */
export class SingleType<Fields extends yup.ObjectShape> implements ContentSource {
  private readonly schema: yup.Schema<Attributes<Fields>>;

  constructor(
    readonly apiName: string,
    readonly fields: Fields,
  ) {
    this.schema = entry(fields);
    // Reads of the last change alone have no fields.
    if (Object.keys(fields).length > 0) sources.set(apiName, this);
  }

  /** @throws NotPublishedError, or Error on anything but a well-formed response in time. */
  read(locale: Locale): Promise<Attributes<Fields>> {
    return fetchSingle(this.apiName, locale, this.schema);
  }

  async tryReads(locale: Locale): Promise<void> {
    await nullIfUnpublished(this.read(locale));
  }

  /** ISO date-time; null if it is not published. */
  async lastChange(locale: Locale): Promise<string | null> {
    const found = await nullIfUnpublished(new SingleType(this.apiName, {}).read(locale));
    return found?.updatedAt ?? null;
  }
}

/** For optional texts: null instead of a NotPublishedError. */
export async function nullIfUnpublished<Value>(content: Promise<Value>): Promise<Value | null> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof NotPublishedError) return null;
    throw error;
  }
}
