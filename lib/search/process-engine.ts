import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { nullIfUnpublished } from '../content/collection';
import type { SearchText } from '../content/search-text';
import { locales, type Locale } from '../i18n/locales';
import { log } from '../logging/log';
import { isUnavailableLink } from '../routing/offered';
import { DocumentTexts } from './documents/document-texts';
import { pageOf, type Engine, type SearchView } from './found-page';
import { LanguageIndex } from './language-index';
import { newestFirst, newestWhole, readNewest } from './newest';
import { RefreshSchedule } from './refresh-schedule';
import { indexSources, isLive, SOURCES } from './sources';
import { StoredTexts, type KnownTexts } from './stored-texts';
import { DEBOUNCE_MS, DOCUMENT_BATCH, MAX_LIST_WAIT_MS, MAX_WAIT_MS } from './timing';
import { SearchUnavailableError } from './unavailable';
import { searchWording } from './wording';

const CONCURRENCY = 4;
const POLL_MS = 50;

/**
 * Full-text search: an index per language, in memory, filled source by source past Next's caches: after a
 * start from the stored texts, then from the content API. Refreshed by webhooks and periodically,
 * growing sources by entry; the old index serves queries during a refresh. Texts of documents follow
 * in the background.
 */
export class ProcessEngine implements Engine {
  private readonly documents = new DocumentTexts();
  private readonly indexes: Readonly<Record<Locale, LanguageIndex>> = {
    ar: this.newIndex('ar'),
    en: this.newIndex('en'),
  };
  private readonly stored = new StoredTexts();
  /** Entries of growing sources. */
  private readonly known = new Map<string, KnownTexts>();
  /** The same as another release made them, until they are read again. */
  private readonly ofOtherRelease = new Map<string, KnownTexts>();
  private readonly pendingSources = new Set<string>();
  /** Sources of which all entries must be read. */
  private readonly pendingWhole = new Set<string>();
  private restoring: Promise<boolean> | undefined;
  private running: Promise<void> | undefined;
  private readingDocuments: Promise<void> | undefined;
  private hasNewDocuments = false;
  private readonly schedule = new RefreshSchedule();
  /** Sources already indexed; kept if a reload fails. */
  private readonly indexed = new Set<string>();
  /** All sources have been read once or have failed. */
  private isFilled = false;
  // A refresh must not run in a request's async context, above all its fetch cache.
  private readonly outsideRequest = AsyncLocalStorage.snapshot();

  async find(locale: Locale, query: string, view: SearchView) {
    const index = this.indexes[locale];
    this.refreshStale();
    if (!this.isFilled || index.size === 0) {
      await Promise.race([this.filled(), pause(MAX_WAIT_MS, undefined, { ref: false })]);
    }
    if (index.size === 0) throw new SearchUnavailableError('nothing to search');
    const hits = index.search(query).filter(({ found }) => !isUnavailableLink(found.href));
    return { ...pageOf(hits, view), pagesOf: (src: string) => this.documents.getPages(src) };
  }

  async texts(source: string, locale: Locale): Promise<SearchText[]> {
    const isIndexed = () => this.indexed.has(`${source} ${locale}`);
    this.refreshStale();
    if (!isIndexed()) await this.waitUntil(isIndexed);
    if (!isIndexed()) throw new SearchUnavailableError(source);
    return this.indexes[locale].texts(source);
  }

  /** Waits until a source is indexed or all have been read. */
  private async waitUntil(isIndexed: () => boolean): Promise<void> {
    const deadline = Date.now() + MAX_LIST_WAIT_MS;
    const filled = this.filled().then(() => true);
    while (!isIndexed() && Date.now() < deadline) {
      if (await Promise.race([filled, pause(POLL_MS, false, { ref: false })])) return;
    }
  }

  private refreshStale(): void {
    const due = this.schedule.due();
    if (due.length > 0) void this.refresh(due);
  }

  /** Resolves when no source is missing from the index: a partial one would report no results. */
  private async filled(): Promise<void> {
    if (!(await this.restore())) await this.running;
  }

  /** Indexes the stored texts once; false if some are missing. */
  private restore(): Promise<boolean> {
    this.restoring ??= this.outsideRequest(() => this.readStored());
    return this.restoring;
  }

  private async readStored(): Promise<boolean> {
    let isWhole = true;
    for (const source of SOURCES) {
      for (const locale of locales) {
        const isStored = await this.indexStored(source, locale).catch((error: unknown) => {
          log.warn({ source, error: String(error) }, 'stored texts not usable');
          return false;
        });
        if (!isStored && !isLive(source)) isWhole = false;
      }
    }
    return isWhole;
  }

  private async indexStored(source: string, locale: Locale): Promise<boolean> {
    const { update, apply } = indexSources[source] ?? {};
    const key = `${source} ${locale}`;
    if (!update) {
      const value = await this.stored.read(source, locale);
      if (value === undefined) return false;
      await apply?.(this.indexes[locale], value);
      this.indexed.add(key);
      return true;
    }
    const parts = await this.stored.readParts(source, locale);
    if (!parts) return false;
    const entries = newestWhole(newestFirst(parts.entries));
    (parts.isCurrent ? this.known : this.ofOtherRelease).set(key, entries);
    await apply?.(this.indexes[locale], toTexts(entries));
    this.indexed.add(key);
    return true;
  }

  /** Reloads sources after the running refresh. */
  refresh(sources: readonly string[], whole: readonly string[] = []): Promise<void> {
    for (const source of whole) this.pendingWhole.add(source);
    for (const source of sources) this.pendingSources.add(source);
    this.schedule.plan(sources);
    this.running ??= this.outsideRequest(() =>
      this.readPending().finally(() => {
        this.running = undefined;
        this.hasNewDocuments = true;
        this.readingDocuments ??= this.readNewDocuments().finally(() => {
          this.readingDocuments = undefined;
        });
      }),
    );
    return this.running;
  }

  get inUse(): boolean {
    return this.schedule.hasBegun;
  }

  private newIndex(locale: Locale): LanguageIndex {
    return new LanguageIndex(searchWording(locale), (src) => this.documents.getPages(src));
  }

  private async readPending(): Promise<void> {
    await this.restore();
    while (this.pendingSources.size > 0) {
      if (this.hasTexts) await pause(DEBOUNCE_MS);
      const sources = SOURCES.filter((source) => this.pendingSources.has(source));
      this.pendingSources.clear();
      for (const source of this.pendingWhole) {
        for (const locale of locales) this.known.delete(`${source} ${locale}`);
      }
      this.pendingWhole.clear();
      await this.readSources(sources);
      this.isFilled ||= sources.length === SOURCES.length;
    }
  }

  private get hasTexts(): boolean {
    return locales.some((locale) => this.indexes[locale].size > 0);
  }

  private async readSources(sources: readonly string[]): Promise<void> {
    const state = { reachable: true, failed: false };
    // Live sources load in the background.
    for (const source of sources.filter(isLive)) void this.readLive(source);
    const jobs = sources
      .filter((source) => !isLive(source))
      .flatMap((source) => locales.map((locale) => ({ source, locale })))
      .values();
    const work = async () => {
      for (const { source, locale } of jobs) {
        await this.readAndApply({ source, locale }, state);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    if (state.failed) this.schedule.retrySoon();
  }

  private async readLive(source: string): Promise<void> {
    for (const locale of locales) {
      await this.readAndApply({ source, locale }, { reachable: true, failed: false });
    }
  }

  private async readAndApply(
    { source, locale }: { readonly source: string; readonly locale: Locale },
    state: { reachable: boolean; failed: boolean },
  ): Promise<void> {
    const value = await this.read(source, locale, state);
    if (value === undefined) return;
    await indexSources[source]?.apply(this.indexes[locale], value);
    this.indexed.add(`${source} ${locale}`);
  }

  /** A source's value; undefined to keep the current value. */
  private async read(
    source: string,
    locale: Locale,
    state: { reachable: boolean; failed: boolean },
  ): Promise<unknown> {
    const isContent = !isLive(source);
    try {
      // If the content API hangs, wait for one timeout only.
      if (isContent && !state.reachable) throw new Error('the content API did not respond');
      return await this.load(source, locale);
    } catch (error) {
      if (isContent) {
        if (isUnreachable(error)) state.reachable = false;
        state.failed = true;
      } else {
        this.schedule.retrySoon(source);
      }
      log.error({ source, locale, error: String(error) }, 'search source not read');
      return undefined;
    }
  }

  /** Reads a source and stores its value. */
  private async load(source: string, locale: Locale): Promise<unknown> {
    const { load, update } = indexSources[source] ?? {};
    const stored = (done: Promise<void>) =>
      done.catch((error: unknown) => {
        log.error({ source, error: String(error) }, 'snapshot not written');
      });
    if (!update) {
      const value = (load && (await nullIfUnpublished(load(locale)))) ?? [];
      await stored(this.stored.write(source, locale, value));
      return value;
    }
    const key = `${source} ${locale}`;
    const older = this.ofOtherRelease.get(key);
    if (older) {
      // Unpublished entries are removed before all is read again.
      await indexSources[source]?.apply(
        this.indexes[locale],
        toTexts(await readNewest(update, locale, older)),
      );
      this.ofOtherRelease.delete(key);
    }
    const entries = await readNewest(update, locale, this.known.get(key) ?? []);
    this.known.set(key, entries);
    await stored(this.stored.writeParts(source, locale, entries));
    return toTexts(entries);
  }

  private async readNewDocuments(): Promise<void> {
    while (this.hasNewDocuments) {
      this.hasNewDocuments = false;
      await this.readDocuments();
    }
  }

  /** Reads new documents and indexes them in batches. */
  private async readDocuments(): Promise<void> {
    const published = new Set(locales.flatMap((locale) => [...this.indexes[locale].documents()]));
    this.documents.keepOnly(published);
    let read = new Set<string>();
    const index = async () => {
      const texts = read;
      read = new Set();
      for (const locale of locales) await this.indexes[locale].reindexDocuments(texts);
    };
    for (const src of published) {
      if (await this.documents.read(src)) read.add(src);
      if (read.size >= DOCUMENT_BATCH) await index();
    }
    await index();
  }

  async suggest(locale: Locale, query: string): Promise<string | null> {
    return this.indexes[locale].suggest(query);
  }
}

const toTexts = (entries: KnownTexts): SearchText[] => entries.map(({ item }) => item);

function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}
