import type * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { fetchAll, fetchFirst, fetchPage, fetchSingle, type EntryPage, type Query } from './client';
import { NotPublishedError } from './errors';
import { entry, selectFields, type Attributes } from './fields';
import type { ListPage } from './types';

export interface CollectionDefinition<Fields extends yup.ObjectShape> {
  /** Name in the content API's paths: `ports`. */
  readonly apiName: string;
  /** The wire schema, written once: narrower reads pick from it. */
  readonly fields: Fields;
  /** Order of every list. */
  readonly sort?: string;
  /** Conditions of every read. */
  readonly filters?: Query;
  /** `deep` where the files of components are needed too. */
  readonly populate?: '*' | 'deep';
}

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * A collection of the content API: every read of it is checked against the same fields. All
 * methods throw Error on anything but a well-formed response in time.
 */
export class Collection<Fields extends yup.ObjectShape> {
  private readonly schema: yup.Schema<{ readonly attributes: Attributes<Fields> }>;
  private readonly query: Query;

  constructor(
    private readonly definition: CollectionDefinition<Fields>,
    selection: Query = { populate: definition.populate ?? '*' },
  ) {
    this.schema = entry(definition.fields) as unknown as typeof this.schema;
    this.query = { ...selection, ...definition.filters };
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
  async all(locale: Locale): Promise<Attributes<Fields>[]> {
    const entries = await fetchAll(this.definition.apiName, locale, this.schema, this.listQuery());
    return entries.map(({ attributes }) => attributes);
  }

  /** Some entries of a language, in the collection's order; none past the last page. */
  async slice(
    locale: Locale,
    { page, pageSize }: Paging,
    query: Query = {},
  ): Promise<EntryPage<Attributes<Fields>>> {
    const found = await fetchPage(this.definition.apiName, locale, this.schema, {
      ...this.listQuery(),
      ...query,
      'pagination[page]': page,
      'pagination[pageSize]': pageSize,
    });
    return { ...found, entries: found.entries.map(({ attributes }) => attributes) };
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
   * The entry that the filters name.
   * @throws NotPublishedError if there is none.
   */
  async find(locale: Locale, filters: Query = {}): Promise<Attributes<Fields>> {
    const query = { ...this.query, ...filters };
    return (await fetchFirst(this.definition.apiName, locale, this.schema, query)).attributes;
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
export class SingleType<Fields extends yup.ObjectShape> {
  private readonly schema: yup.Schema<{ readonly attributes: Attributes<Fields> }>;

  constructor(
    private readonly apiName: string,
    fields: Fields,
  ) {
    this.schema = entry(fields) as unknown as typeof this.schema;
  }

  /** @throws NotPublishedError, or Error on anything but a well-formed response in time. */
  async read(locale: Locale): Promise<Attributes<Fields>> {
    return (await fetchSingle(this.apiName, locale, this.schema)).attributes;
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
