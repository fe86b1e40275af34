import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { readSnapshot, removeSnapshot, snapshotName, writeSnapshot } from '../cache/snapshots';
import { config } from '../config';
import { NotPublishedError } from '../content/errors';
import { locales, type Locale } from '../i18n/locales';
import { log } from '../logging/log';
import { isUnavailableLink } from '../routing/offered';
import type { ContentTag } from '../routing/routes';
import { DocumentTexts } from './documents/document-texts';
import { LanguageIndex, type Hit } from './language-index';
import { indexSources } from './sources';
import { searchWording } from './wording';
import { processWide } from '../process-state';

/** Bump when the shape of a search text changes. */
const TEXTS_VERSION = 2;
const CONCURRENCY = 4;
/** Debounce: changes within this time are read together. */
const DEBOUNCE_MS = 250;
/** Documents read before their texts are indexed. */
const DOCUMENT_BATCH = 20;

/** No texts, neither from the content API nor from snapshots. */
class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
}

/**
 * One search index per language, in memory, filled source by source past Next's caches. Refreshed
 * by webhooks and periodically; the old index serves queries during a refresh. Texts of documents
 * follow in the background.
 */
class SearchEngine {
  private readonly documents = new DocumentTexts();
  private readonly indexes: Readonly<Record<Locale, LanguageIndex>> = {
    ar: this.newIndex('ar'),
    en: this.newIndex('en'),
  };
  private readonly pendingSources = new Set<string>();
  private running: Promise<void> | undefined;
  private readingDocuments: Promise<void> | undefined;
  private hasNewDocuments = false;
  private refreshDueAt = 0;
  /** Expiry of sources that send no webhooks. */
  private readonly staleAt = new Map<string, number>();
  /** Sources already indexed; kept if a reload fails. */
  private readonly indexed = new Set<string>();
  /** All sources have been read once or have failed. */
  private isFilled = false;
  // A refresh must not run in a request's async context, above all its fetch cache.
  private readonly outsideRequest = AsyncLocalStorage.snapshot();

  /** @throws SearchUnavailableError */
  async search(locale: Locale, query: string): Promise<Hit[]> {
    const index = this.indexes[locale];
    const now = Date.now();
    if (now >= this.refreshDueAt) void this.refresh(Object.keys(indexSources));
    else {
      const stale = [...this.staleAt].filter(([, staleAt]) => now >= staleAt);
      if (stale.length > 0) void this.refresh(stale.map(([source]) => source));
    }
    // A partial index would report no results.
    if (!this.isFilled || index.size === 0) await this.running;
    if (index.size === 0) throw new SearchUnavailableError('nothing to search');
    return index.search(query).filter(({ found }) => !isUnavailableLink(found.href));
  }

  /** Reloads sources after the running refresh; their old texts stay searchable meanwhile. */
  refresh(sources: readonly string[]): Promise<void> {
    for (const source of sources) {
      this.pendingSources.add(source);
      const { freshFor } = indexSources[source] ?? {};
      if (freshFor !== undefined) this.staleAt.set(source, Date.now() + freshFor);
    }
    if (sources.length === Object.keys(indexSources).length) {
      this.refreshDueAt = Date.now() + config().contentRevalidateSeconds * 1000;
    }
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
    return this.refreshDueAt > 0;
  }

  private newIndex(locale: Locale): LanguageIndex {
    return new LanguageIndex(searchWording(locale), (src) => this.documents.getPages(src));
  }

  private async readPending(): Promise<void> {
    while (this.pendingSources.size > 0) {
      if (this.hasTexts) await pause(DEBOUNCE_MS);
      const sources = [...this.pendingSources];
      this.pendingSources.clear();
      await this.readSources(sources);
      this.isFilled ||= sources.length === Object.keys(indexSources).length;
    }
  }

  private get hasTexts(): boolean {
    return locales.some((locale) => this.indexes[locale].size > 0);
  }

  private async readSources(sources: readonly string[]): Promise<void> {
    const state = { reachable: true, failed: false };
    // Live sources load in the background.
    const isLive = (source: string) => indexSources[source]?.freshFor !== undefined;
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
    if (state.failed) this.refreshDueAt = Date.now() + config().contentRetrySeconds * 1000;
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
    const snapshot = snapshotName(`search-${source}`, TEXTS_VERSION, [locale]);
    const { load, freshFor } = indexSources[source] ?? {};
    const isContent = freshFor === undefined;
    try {
      // If the content API hangs, wait for one timeout only.
      if (isContent && !state.reachable) throw new Error('the content API did not respond');
      const texts = (await load?.(locale)) ?? [];
      await writeSnapshot(snapshot, texts).catch((error: unknown) => {
        log.error({ source, error: String(error) }, 'snapshot not written');
      });
      return texts;
    } catch (error) {
      if (error instanceof NotPublishedError) {
        await removeSnapshot(snapshot).catch((failure: unknown) => {
          log.error({ source, error: String(failure) }, 'snapshot not removed');
        });
        return [];
      }
      if (isContent) {
        if (isUnreachable(error)) state.reachable = false;
        state.failed = true;
      } else {
        this.staleAt.set(source, Date.now() + config().contentRetrySeconds * 1000);
      }
      log.error({ source, locale, error: String(error) }, 'search source not read');
      if (this.indexed.has(`${source} ${locale}`)) return undefined;
      return (await readSnapshot(snapshot))?.value;
    }
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

  suggest(locale: Locale, query: string): string | null {
    return this.indexes[locale].suggest(query);
  }

  pagesOf(src: string): readonly string[] {
    return this.documents.getPages(src);
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}

const engine = (): SearchEngine => processWide('search-engine', () => new SearchEngine());

/** Creates the engine outside any request; reads nothing yet. */
export function createSearchIndexes(): void {
  engine();
}

/** Reads all texts, so that the first search is fast. */
export async function prepareSearch(): Promise<void> {
  await engine().refresh(Object.keys(indexSources));
}

/**
 * Hits in one language, best first.
 * @throws SearchUnavailableError
 */
export function searchTexts(locale: Locale, query: string): Promise<Hit[]> {
  return engine().search(locale, query);
}

/** A spelling suggestion that has results, else null. */
export function suggestQuery(locale: Locale, query: string): string | null {
  return engine().suggest(locale, query);
}

/** Text of each page of a document; empty until it has been read. */
export function documentPages(src: string): readonly string[] {
  return engine().pagesOf(src);
}

/** Reloads changed content in the background; does nothing before the first search. */
export function refreshSearch(tags: readonly ContentTag[]): void {
  const changed = Object.keys(indexSources).filter((source) =>
    indexSources[source]?.tags.some((tag) => tags.includes(tag)),
  );
  if (engine().inUse && changed.length > 0) void engine().refresh(changed);
}
