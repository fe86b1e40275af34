import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SearchText } from '../../content/search-text';
import { toMilliseconds } from '../../content/timed';
import { exclusiveEnd } from '../../dates/period';
import type { Locale } from '../../i18n/locales';
import { splitLocale } from '../../routing/locale-path';
import { routeByPath } from '../../routing/routes';
import { RELEASE_DATE } from '../../startup/release';
import { entryDigest, toIndexed } from '../indexed-text';
import { bareText, WORD } from '../normalise';
import { numbersIn } from '../numbers';
import type { KnownTexts } from '../stored-texts';
import { inTransaction, type Query } from './database';
import type { LanguageMirror } from './language-mirror';
import { MAX_WORD, PLACE, preparePostings, titleFacts } from './postings';
import { readPages } from './stored-search';

/** Texts of one transaction. */
export const BATCH = 200;
/** Work between two yields to the event loop. */
const STEP_MS = 8;

/** Writes the texts of one language while no other process does. */
export class Writer {
  constructor(
    private readonly query: Query,
    private readonly locale: Locale,
    private readonly mirror: LanguageMirror,
  ) {}

  /** Replaces texts by id; those that are the same are not indexed again. */
  async write(source: string, entries: KnownTexts): Promise<void> {
    const distinct = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
    for (let first = 0; first < distinct.length; first += BATCH) {
      const batch = distinct.slice(first, first + BATCH);
      const ids = await inTransaction(this.query, () => this.writeBatch(source, batch));
      this.mirror.addIds(ids);
    }
  }

  /**
   * Writes texts as a part of a transaction.
   * @returns numbers of new words, for the mirror once it is committed
   */
  async writeBatch(source: string, entries: KnownTexts): Promise<ReadonlyMap<string, number>> {
    const { locale, query } = this;
    const before = await query(
      'select id, digest from texts where locale = $1 and source = $2 and id = any($3)',
      [locale, source, entries.map(({ id }) => id)],
    );
    const digests = new Map(before.map(({ id, digest }) => [id as string, digest as string]));
    const documents = entries.flatMap(({ item }) => item.documents.map(({ src }) => src));
    const pagesOf = await readPages(query, documents);
    const texts = [];
    let yieldAt = performance.now() + STEP_MS;
    for (const { id, updatedAt, item, isShortened = false } of entries) {
      const { names, words } = this.mirror.kind(item.kind);
      const indexed = toIndexed(item, id, names, pagesOf);
      const digest = entryDigest(indexed);
      const isSame = digests.get(id) === digest;
      const postings = isSame ? undefined : preparePostings(indexed, words);
      const title = titleFacts(indexed, words);
      texts.push({ id, updatedAt, isShortened, item, digest, postings, title });
      if (performance.now() < yieldAt) continue;
      await yieldToEventLoop();
      yieldAt = performance.now() + STEP_MS;
    }
    const changed = texts.flatMap(({ id, item, postings }) =>
      postings ? { id, item, postings } : [],
    );
    const version = await this.nextVersion();
    const ids = await this.termIds(
      new Set(changed.flatMap(({ postings }) => [...postings.keys()])),
      version,
    );
    const idOf = (term: string) => ids.get(term) ?? this.mirror.idOf(term) ?? 0;
    await this.forget(
      source,
      changed.map(({ id }) => id),
      version,
    );
    const rows = await query(WRITE_TEXTS, [
      locale,
      source,
      toJson(
        texts.map(({ id, updatedAt, isShortened, item, digest, postings }) => ({
          ...{ id, updated_at: updatedAt, is_shortened: isShortened, digest, entry: item },
          terms: postings && [...postings.keys()].map(idOf),
          documents: item.documents.map(({ src }) => src),
          href: item.href,
          numbers: numbersIn(item.code),
        })),
      ),
    ]);
    const numbers = new Map(rows.map(({ id, no }) => [id as string, no as number]));
    const written = texts.filter(({ id }) => numbers.has(id));
    const ranks = written.map(({ id, item, title }) => ({
      no: numbers.get(id),
      ...rankRow(locale, item),
      ...{ number: title.number, words: title.words, own_words: title.ownWords },
      is_question: title.isQuestion,
    }));
    await query(WRITE_RANKS, [toJson(ranks)]);
    await this.markTwins(ranks.map(({ page }) => page));
    const postings = changed.flatMap(({ id, postings: own }) =>
      [...own].map(([term, posting]) => ({ ...posting, term: idOf(term), no: numbers.get(id) })),
    );
    await query(
      'insert into postings (term, no, impact, fields) select * from unnest($1::int[], $2::int[], $3::real[], $4::smallint[])',
      [
        postings.map(({ term }) => term),
        postings.map(({ no }) => no),
        postings.map(({ impact }) => impact),
        postings.map(({ places }) => places),
      ],
    );
    await this.count(postings, 1, version);
    await this.writeTitleWords(
      changed.map(({ item }) => item.title),
      version,
    );
    return ids;
  }

  /** Removes texts that are not published any more. */
  async remove(source: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await inTransaction(this.query, async () => {
      await this.forget(source, ids, await this.nextVersion());
      await this.query('delete from texts where locale = $1 and source = $2 and id = any($3)', [
        this.locale,
        source,
        ids,
      ]);
    });
  }

  /** Until `finish` a source is to be read whole: if the process ends, nothing is missing then. */
  async begin(source: string): Promise<void> {
    await this.query('update sources set whole_at = null where locale = $1 and source = $2', [
      this.locale,
      source,
    ]);
  }

  /** A source has been read at a time of the database; `value` of one that is no texts. */
  async finish(
    source: string,
    { readAt, wholeAt, value }: { readAt: Date; wholeAt: Date; value?: unknown },
  ): Promise<void> {
    await inTransaction(this.query, async () => {
      const version = await this.nextVersion();
      await this.query(
        `insert into sources (locale, source, release, read_at, whole_at, value, changed)
          values ($1, $2, $3, $4, $5, $6::jsonb, $7)
          on conflict (locale, source) do update set release = excluded.release,
            read_at = excluded.read_at, whole_at = excluded.whole_at, value = excluded.value,
            changed = excluded.changed`,
        [this.locale, source, RELEASE_DATE, readAt, wholeAt, toJson(value ?? null), version],
      );
    });
  }

  private async nextVersion(): Promise<unknown> {
    return (await this.query('update state set version = version + 1 returning version'))[0]
      ?.version;
  }

  private async termIds(
    words: ReadonlySet<string>,
    version: unknown,
  ): Promise<Map<string, number>> {
    const unknown = [...words].filter((word) => this.mirror.idOf(word) === undefined);
    const rows = await this.query(
      `with added as (
        insert into terms (locale, term, changed) select $1, word, $3 from unnest($2::text[]) word
          where not exists (select from terms where locale = $1 and term = word) returning id, term
      ) select * from added
      union all select id, term from terms where locale = $1 and term = any($2)`,
      [this.locale, unknown, version],
    );
    return new Map(rows.map(({ id, term }) => [term as string, id as number]));
  }

  private async forget(source: string, ids: readonly string[], version: unknown): Promise<void> {
    const rows = await this.query(
      `with old as (
        select no, unnest(terms) as term from texts where locale = $1 and source = $2 and id = any($3)
      ) delete from postings using old where postings.term = old.term and postings.no = old.no
      returning postings.term, postings.fields`,
      [this.locale, source, ids],
    );
    await this.count(
      rows.map(({ term, fields }) => ({ term: term as number, places: fields as number })),
      -1,
      version,
    );
  }

  /** Adds to the numbers of texts and titles that have a word. */
  private async count(
    postings: readonly { readonly term: number; readonly places: number }[],
    by: 1 | -1,
    version: unknown,
  ): Promise<void> {
    await this.query(
      `update terms set texts = terms.texts + $3 * counted.n, titles = terms.titles + $3 * counted.titles, changed = $4
        from (select term, count(*)::int as n, sum(title)::int as titles
          from unnest($1::int[], $2::int[]) as p(term, title) group by term) counted
        where terms.id = counted.term`,
      [
        postings.map(({ term }) => term),
        postings.map(({ places }) => (places & PLACE.title ? 1 : 0)),
        by,
        version,
      ],
    );
  }

  private async markTwins(pages: readonly string[]): Promise<void> {
    await this.query(
      `update ranks set is_twin = all_of.n > 1
        from (select page, count(*) as n from ranks where page = any($1::bigint[]) group by page) all_of
        where ranks.page = all_of.page and is_twin <> (all_of.n > 1)`,
      [pages],
    );
  }

  private async writeTitleWords(titles: readonly string[], version: unknown): Promise<void> {
    const written = new Map(
      titles.flatMap((title) =>
        (title.match(WORD) ?? []).map((word) => [bareText(word), word] as const),
      ),
    );
    const fresh = [...written].filter(
      ([bare]) => bare.length <= MAX_WORD && !this.mirror.hasTitleWord(bare),
    );
    await this.query(
      `insert into title_words select $1, word, written, $4 from unnest($2::text[], $3::text[]) as w(word, written)
        on conflict do nothing`,
      [this.locale, fresh.map(([bare]) => bare), fresh.map(([, word]) => word), version],
    );
  }
}

const MIN_TIME = Date.parse('0001-01-01');
const MAX_TIME = Date.parse('9999-12-31');

/** A conflict would use up a number. */
const WRITE_TEXTS = `
with given as (
  select * from jsonb_to_recordset($3::jsonb) as t(id text, updated_at text, is_shortened boolean,
    digest text, terms int[], documents text[], href text, numbers text, entry jsonb)
), updated as (
  update texts set updated_at = given.updated_at, is_shortened = given.is_shortened,
    digest = given.digest, terms = coalesce(given.terms, texts.terms), documents = given.documents,
    href = given.href, numbers = given.numbers, entry = given.entry
  from given where texts.locale = $1 and texts.source = $2 and texts.id = given.id
    and (texts.entry, texts.digest, texts.updated_at) is distinct from (given.entry, given.digest, given.updated_at)
  returning texts.id, texts.no
), added as (
  insert into texts (locale, source, id, updated_at, is_shortened, digest, terms, documents, href, numbers, entry)
  select $1, $2, given.* from given
  where not exists (select from texts where locale = $1 and source = $2 and texts.id = given.id)
  returning id, no
)
select * from updated union all select * from added`;

const WRITE_RANKS = `
insert into ranks (no, page, kind, route, date, starts, ends, number, words, own_words, is_question)
select * from jsonb_to_recordset($1::jsonb) as t(no int, page bigint, kind text, route text, date text,
  starts timestamptz, ends timestamptz, number text, words smallint, own_words smallint, is_question boolean)
on conflict (no) do update set page = excluded.page, kind = excluded.kind, route = excluded.route,
  date = excluded.date, starts = excluded.starts, ends = excluded.ends, number = excluded.number,
  words = excluded.words, own_words = excluded.own_words, is_question = excluded.is_question`;

function rankRow(locale: Locale, { kind, title, href, date, from, until }: SearchText) {
  const [path = ''] = href.split(/[?#]/, 1);
  const [route = null] = routeByPath(splitLocale(path).barePath) ?? [];
  const name = kind === 'e-services' ? href : `${href} ${title}`;
  const page = createHash('sha1').update(`${locale} ${name}`).digest().readBigInt64BE();
  return {
    ...{ kind, route, date, page: String(page) },
    starts: from === null ? null : databaseTime(toMilliseconds(from)),
    ends: until === null ? null : databaseTime(exclusiveEnd(until)),
  };
}

/** A time that is none, or that Postgres refuses, never comes. */
function databaseTime(milliseconds: number): string {
  const isUsable = milliseconds >= MIN_TIME && milliseconds <= MAX_TIME;
  return isUsable ? new Date(milliseconds).toISOString() : 'infinity';
}

/** Postgres refuses NUL and halves of characters. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_, own: unknown) =>
    typeof own === 'string' ? storable(own) : own,
  );
}

export function storable(text: string): string {
  return text.replaceAll(/\0|\p{Surrogate}/gu, '');
}
