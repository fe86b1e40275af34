import type * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { fetchAll, fetchFirst, fetchPage, fetchSingle, type EntryPage, type Query } from './client';
import { NotPublishedError } from './errors';
import { entry, identifierOf, selectFields, type Attributes } from './fields';
import { riyadhDay } from '../dates/riyadh-clock';
import { locales } from '../i18n/locales';
import type { TimedPage } from './timed';
import type { ListPage } from './types';
import type { WireEntry } from './wire';

export interface CollectionDefinition<Fields extends yup.ObjectShape> {
  /** Name in the content API's paths: `ports`. */
  readonly apiName: string;
  /** The wire schema, written once: narrower reads pick from it. */
  readonly fields: Fields;
  /** Values of fields that an entry may lack, from its others. */
  readonly fill?: (item: WireEntry) => WireEntry;
  /** Order of every list. */
  readonly sort?: string;
  /** Conditions of every read. */
  readonly filters?: Query;
  /** `deep` where the files of components are needed too. */
  readonly populate?: '*' | 'deep';
  /** Fields that say from when an entry is shown; the latest of them counts. */
  readonly shownFrom?: readonly TimeField[];
}

/** A field with a day or a moment; an optional one that is empty says nothing. */
export interface TimeField {
  readonly name: string;
  readonly kind: 'date' | 'datetime';
  readonly optional?: true;
  /** An end (lib/dates/period.ts) and not a beginning. */
  readonly isEnd?: true;
}

/** What lists know of the future: the soonest ones. They are read again whenever one of these begins. */
const MAX_UPCOMING = 100;

function wireTime({ kind }: TimeField, moment: Date): string {
  return kind === 'date' ? riyadhDay(moment) : moment.toISOString();
}

/** The ids of Strapi 4 and 5. */
const ENTRY_IDS = [
  { name: 'id', pattern: /^\d{1,15}$/ },
  { name: 'documentId', pattern: /^[a-z0-9]{24}$/ },
] as const;

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** A type of the content API as the site reads it. */
export interface ContentSource {
  readonly apiName: string;
  readonly fields: yup.ObjectShape;
  /** Order of its lists: a field and its direction. */
  readonly sort?: string | undefined;
  /**
   * Reads the type in the ways in which pages do.
   * @throws what the reads throw, but no NotPublishedError
   */
  readonly tryReads: (locale: Locale) => Promise<void>;
}

const sources = new Map<string, ContentSource>();

/** Every type of the content API whose module is loaded, by its name in paths. */
export const contentSources = (): ReadonlyMap<string, ContentSource> => sources;

/**
 * A collection of the content API: every read of it is checked against the same fields. All
 * methods throw Error on anything but a well-formed response in time.
 */
export class Collection<Fields extends yup.ObjectShape> implements ContentSource {
  private readonly schema: yup.Schema<Attributes<Fields>>;
  private readonly query: Query;

  /** @param selection of some fields alone */
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

  /** The same collection read with some of its fields only. */
  only<Name extends keyof Fields & string>(...names: Name[]): Collection<Pick<Fields, Name>> {
    const fields = Object.fromEntries(
      names.map((name) => [name, this.definition.fields[name]]),
    ) as Pick<Fields, Name>;
    return new Collection({ ...this.definition, fields }, selectFields(fields));
  }

  /** Every entry of a language, in the collection's order. */
  all(locale: Locale, filters: Query = {}): Promise<Attributes<Fields>[]> {
    const query = { ...this.listQuery(), ...filters };
    return fetchAll(this.definition.apiName, locale, this.schema, query);
  }

  /** Some entries of a language, in the collection's order; none past the last page. */
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

  /**
   * One page of a list as domain values.
   * @throws NotPublishedError for a page past the last one.
   */
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
   * One page of the entries whose time has come, and what `pageNow` needs to render it later.
   * @throws NotPublishedError for a page past the last one.
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
      this.slice(
        locale,
        { page: 1, pageSize: MAX_UPCOMING },
        { ...query, ...this.startFilters('coming', now), sort: this.soonestFirst() },
      ),
    ]);
    const upcoming = coming.entries.reverse().map(toItem);
    const preceding =
      upcoming.length > 0 && paging.page > 1
        ? await this.page(locale, { ...paging, page: paging.page - 1 }, toItem, shown)
        : undefined;
    return { list, upcoming, preceding: preceding?.items ?? [] };
  }

  /** Later values of a date field in both languages. */
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

  /** Conditions under which an entry's time has come, or has not. */
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

  /**
   * The entry that the filters name.
   * @throws NotPublishedError if there is none.
   */
  find(locale: Locale, filters: Query = {}): Promise<Attributes<Fields>> {
    return fetchFirst(this.definition.apiName, locale, this.schema, { ...this.query, ...filters });
  }

  /**
   * The entry of an identifier: of its field, or of the entry's own id where that field is empty.
   * @param operator `$eqi` takes small letters for capitals
   * @throws NotPublishedError if there is none.
   */
  async findIdentified(
    locale: Locale,
    field: keyof Fields & string,
    value: string,
    operator: '$eq' | '$eqi' = '$eqi',
  ): Promise<Attributes<Fields>> {
    try {
      return await this.find(locale, { [`filters[${field}][${operator}]`]: value });
    } catch (error) {
      const id = ENTRY_IDS.find(({ pattern }) => pattern.test(value));
      if (!(error instanceof NotPublishedError) || !id) throw error;
      return this.find(locale, { [`filters[${id.name}][$eq]`]: value });
    }
  }

  async tryReads(locale: Locale): Promise<void> {
    const [first] = await this.all(locale);
    if (this.shownFrom.length > 0) {
      await this.timedPage(locale, { page: 1, pageSize: 1 }, (raw) => raw);
    }
    const identifier = identifierOf(this.fields);
    const value = (first as Readonly<Record<string, unknown>> | undefined)?.[identifier ?? ''];
    if (identifier !== undefined && typeof value === 'string') {
      await nullIfUnpublished(this.findIdentified(locale, identifier, value));
    }
  }

  /** When any entry of a language last changed (ISO date-time); null if nothing is published. */
  async lastChange(locale: Locale): Promise<string | null> {
    const dates = new Collection({ ...this.definition, fields: {} }, selectFields({}));
    const newest = { sort: 'updatedAt:desc' };
    const { entries } = await dates.slice(locale, { page: 1, pageSize: 1 }, newest);
    return entries[0]?.updatedAt ?? null;
  }

  private listQuery(): Query {
    const { sort } = this.definition;
    return sort ? { ...this.query, sort } : this.query;
  }
}

/** A single type of the content API: one entry for each language. */
export class SingleType<Fields extends yup.ObjectShape> implements ContentSource {
  private readonly schema: yup.Schema<Attributes<Fields>>;

  constructor(
    readonly apiName: string,
    readonly fields: Fields,
  ) {
    this.schema = entry(fields);
    // A read of the last change alone has no fields.
    if (Object.keys(fields).length > 0) sources.set(apiName, this);
  }

  /** @throws NotPublishedError, or Error on anything but a well-formed response in time. */
  read(locale: Locale): Promise<Attributes<Fields>> {
    return fetchSingle(this.apiName, locale, this.schema);
  }

  async tryReads(locale: Locale): Promise<void> {
    await nullIfUnpublished(this.read(locale));
  }

  /** When the entry of a language last changed (ISO date-time); null if it is not published. */
  async lastChange(locale: Locale): Promise<string | null> {
    const found = await nullIfUnpublished(new SingleType(this.apiName, {}).read(locale));
    return found?.updatedAt ?? null;
  }
}

/** For texts that a page can do without: null instead of a NotPublishedError. */
export async function nullIfUnpublished<Value>(content: Promise<Value>): Promise<Value | null> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof NotPublishedError) return null;
    throw error;
  }
}
