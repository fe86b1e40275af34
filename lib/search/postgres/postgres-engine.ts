import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { config } from '../../config';
import { nullIfUnpublished } from '../../content/collection';
import type { SearchText } from '../../content/search-text';
import { locales, type Locale } from '../../i18n/locales';
import { log } from '../../logging/log';
import { RELEASE_DATE } from '../../startup/release';
import { DocumentTexts } from '../documents/document-texts';
import type { Engine, SearchView } from '../found-page';
import { readNewest } from '../newest';
import { RefreshSchedule } from '../refresh-schedule';
import { indexSources, isLive, SOURCES } from '../sources';
import type { KnownTexts } from '../stored-texts';
import { DEBOUNCE_MS, DOCUMENT_BATCH, MAX_LIST_WAIT_MS, MAX_WAIT_MS } from '../timing';
import { SearchUnavailableError } from '../unavailable';
import { inTransaction, LOCKS, SearchDatabase, type Query } from './database';
import { StoredSearch } from './stored-search';
import { BATCH, storable, Writer } from './writer';

const POLL_MS = 200;
/** Texts after whose change the tables' statistics are renewed at once. */
const MANY = 1000;

/**
 * Full-text search in a database that the site's processes share. One of them at a time reads what
 * changed and writes it; any answers from what is stored.
 */
export class PostgresEngine implements Engine {
  private readonly database: SearchDatabase;
  private readonly stored: StoredSearch;
  /** Sources to read, with the time of the request. */
  private readonly pending = new Map<string, { readonly at: number; readonly isWhole: boolean }>();
  private running: Promise<void> | undefined;
  private readingDocuments: Promise<void> | undefined;
  private readonly schedule = new RefreshSchedule();
  // A refresh must not run in a request's async context, above all its fetch cache.
  private readonly outsideRequest = AsyncLocalStorage.snapshot();

  constructor(url: string) {
    this.database = new SearchDatabase(url);
    this.stored = new StoredSearch(this.database);
  }

  get inUse(): boolean {
    return this.schedule.hasBegun;
  }

  async find(locale: Locale, query: string, view: SearchView) {
    return this.answered(async () => {
      await this.stored.sync();
      const isFilled = () =>
        SOURCES.every((source) => isLive(source) || this.stored.isRead(source, locale));
      await this.waitUntil(isFilled, MAX_WAIT_MS);
      if (this.stored.mirrors[locale].size === 0) {
        throw new SearchUnavailableError('nothing to search');
      }
      return this.stored.find(locale, query, view);
    });
  }

  async suggest(locale: Locale, query: string): Promise<string | null> {
    return this.answered(async () => {
      const suggested = this.stored.mirrors[locale].suggested(query);
      if (suggested === null) return null;
      const { totals } = await this.stored.find(locale, suggested, { pageSize: 1 });
      return totals.size > 0 ? suggested : null;
    });
  }

  async texts(source: string, locale: Locale): Promise<SearchText[]> {
    return this.answered(async () => {
      await this.stored.sync();
      const isRead = () => this.stored.isRead(source, locale);
      await this.waitUntil(isRead, MAX_LIST_WAIT_MS);
      if (!isRead()) throw new SearchUnavailableError(source);
      return this.stored.texts(source, locale);
    });
  }

  private async answered<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    this.refreshStale();
    try {
      return await answer();
    } catch (error) {
      if (error instanceof SearchUnavailableError) throw error;
      log.error({ error: String(error) }, 'search database did not answer');
      throw new SearchUnavailableError('search database');
    }
  }

  /** Waits for a condition, at most while a refresh is running. */
  private async waitUntil(isMet: () => boolean, limit: number): Promise<void> {
    const deadline = Date.now() + limit;
    while (!isMet() && this.running && Date.now() < deadline) {
      await Promise.race([this.running, pause(POLL_MS, undefined, { ref: false })]);
      await this.stored.sync({ isDue: true });
    }
  }

  private refreshStale(): void {
    const due = this.schedule.due();
    if (due.length > 0) void this.refresh(due);
  }

  refresh(sources: readonly string[], whole: readonly string[] = []): Promise<void> {
    for (const source of sources) {
      const isWhole = whole.includes(source) || this.pending.get(source)?.isWhole === true;
      this.pending.set(source, { at: performance.now(), isWhole });
    }
    this.schedule.plan(sources);
    this.running ??= this.outsideRequest(() =>
      this.readPending()
        .catch((error: unknown) => {
          this.schedule.retrySoon();
          log.error({ error: String(error) }, 'search database not written');
        })
        .finally(() => {
          this.running = undefined;
          this.readingDocuments ??= this.readDocuments().finally(() => {
            this.readingDocuments = undefined;
          });
        }),
    );
    return this.running;
  }

  private async readPending(): Promise<void> {
    while (this.pending.size > 0) {
      await pause(DEBOUNCE_MS);
      await this.database.alone(LOCKS.writer, async (query) => {
        await this.stored.sync({ isDue: true });
        for (const { source, at } of await this.takePending(query)) {
          for (const locale of locales) {
            // Outside of the try: without a connection all others would fail too.
            const now = await databaseTime(query);
            try {
              await this.readSource(query, locale, { source, at, now });
            } catch (error) {
              log.error({ source, locale, error: String(error) }, 'search source not read');
              this.schedule.retrySoon(source);
            }
          }
        }
      });
    }
  }

  /** The sources to read; the database notes those to read whole, in case that this process ends. */
  private async takePending(query: Query) {
    const now = (await databaseTime(query)).getTime() - performance.now();
    const requests = SOURCES.flatMap((source) => {
      const request = this.pending.get(source);
      return request ? [{ source, request, at: new Date(now + request.at) }] : [];
    });
    const whole = requests.filter(({ request }) => request.isWhole);
    await query(
      `update sources set whole_at = null from unnest($1::text[], $2::timestamptz[]) as due(source, at)
        where sources.source = due.source and whole_at <= due.at`,
      [whole.map(({ source }) => source), whole.map(({ at }) => at)],
    );
    for (const { source, request } of requests) {
      if (this.pending.get(source) === request) this.pending.delete(source);
    }
    return requests;
  }

  /** @param request `at` and `now` in time of the database */
  private async readSource(
    query: Query,
    locale: Locale,
    { source, at, now }: { readonly source: string; readonly at: Date; readonly now: Date },
  ): Promise<void> {
    const { entries, release, readAt, wholeAt } = await this.stored.known(query, source, locale);
    // Processes of a newer release read it; after a rollback there are none.
    const idleMs = now.getTime() - readAt.getTime();
    if (release > RELEASE_DATE && idleMs < 2000 * config().contentRevalidateSeconds) return;
    const isKnown = release === RELEASE_DATE && wholeAt !== null;
    // Another process has read it since.
    if (isKnown && readAt > at) return;
    const read = await load(source, locale, isKnown ? entries : []);
    const writer = new Writer(query, locale, this.stored.mirrors[locale]);
    const same = new Set(entries.map(({ item }) => item));
    const changed = read.texts.filter(({ item }) => !same.has(item));
    const present = new Set(read.texts.map(({ id }) => id));
    if (changed.length > BATCH) await writer.begin(source);
    await writer.remove(
      source,
      entries.flatMap(({ id }) => (present.has(id) ? [] : id)),
    );
    await writer.write(source, changed);
    const { value } = read;
    await writer.finish(source, { readAt: now, wholeAt: isKnown ? wholeAt : now, value });
    if (changed.length >= MANY) await query('vacuum (analyze) postings, ranks, texts');
    await this.stored.sync({ isDue: true });
  }

  /** Reads documents that no process has read, and indexes their texts again. */
  private async readDocuments(): Promise<void> {
    try {
      await this.database.alone(LOCKS.documents, async (query) => {
        const missing = (
          await query(
            `select distinct src from texts, unnest(documents) as src
              where not exists (select from documents where documents.src = src.src)`,
          )
        ).map(({ src }) => src as string);
        for (let first = 0; first < missing.length; first += DOCUMENT_BATCH) {
          await this.readDocumentBatch(missing.slice(first, first + DOCUMENT_BATCH));
        }
        await query(
          'delete from documents where not exists (select from texts where texts.documents @> array[src])',
        );
      });
    } catch (error) {
      log.error({ error: String(error) }, 'documents not read for the search');
    }
  }

  /** A document without text, or that is missing, has no pages; one that was not read is tried again. */
  private async readDocumentBatch(sources: readonly string[]): Promise<void> {
    const documents = new DocumentTexts();
    for (const src of sources) await documents.read(src);
    const read = sources.filter((src) => documents.has(src));
    if (read.length === 0) return;
    await this.database.alone(LOCKS.writer, async (query) => {
      await this.stored.sync({ isDue: true });
      const added = await inTransaction(query, async () => {
        for (const src of read) {
          const pages = documents.getPages(src).map(storable);
          await query('insert into documents values ($1, $2) on conflict do nothing', [src, pages]);
        }
        return this.indexAgain(
          query,
          read.filter((src) => documents.getPages(src).length > 0),
        );
      });
      for (const [mirror, ids] of added) mirror.addIds(ids);
    });
  }

  /** Indexes texts that have one of these documents, as a part of a transaction. */
  private async indexAgain(query: Query, documents: readonly string[]) {
    const rows = await query(
      `select locale, source, id, updated_at as "updatedAt", is_shortened as "isShortened", entry as item
        from texts where documents && $1`,
      [documents],
    );
    const added = [];
    for (const { locale, source, ...entry } of rows) {
      const mirror = this.stored.mirrors[locale as Locale];
      const writer = new Writer(query, locale as Locale, mirror);
      const ids = await writer.writeBatch(source as string, [entry] as unknown as KnownTexts);
      added.push([mirror, ids] as const);
    }
    return added;
  }
}

async function databaseTime(query: Query): Promise<Date> {
  return (await query('select clock_timestamp() as now'))[0]?.now as Date;
}

/** The texts of a source, or its value; of known entries, only changed ones have a new item. */
async function load(
  source: string,
  locale: Locale,
  known: KnownTexts,
): Promise<{ readonly texts: KnownTexts; readonly value?: unknown }> {
  const { load: read, update, isText } = indexSources[source] ?? {};
  if (update) return { texts: await readNewest(update, locale, known) };
  const value = (read && (await nullIfUnpublished(read(locale)))) ?? [];
  if (!isText) return { texts: [], value };
  const texts = value as readonly SearchText[];
  return { texts: texts.map((item) => ({ id: item.id, updatedAt: '', item })) };
}
