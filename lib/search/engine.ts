import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { config } from '../config';
import { ALL_TAGS } from '../content/change';
import { searchSources } from '../content/collections';
import { NotPublishedError } from '../content/errors';
import type { SearchText } from '../content/search-text';
import {
  deleteSnapshot,
  readSnapshot,
  writeSnapshot,
  type SnapshotKey,
} from '../content/snapshots';
import { locales, type Locale } from '../i18n/locales';
import { log } from '../logging/log';
import type { ContentTag } from '../routing/routes';
import { LanguageIndex, type Hit } from './language-index';

/** Raised when the shape of a search text changes. */
const TEXTS_VERSION = 1;
const CONCURRENCY = 4;
/** Changes within this time are read together. */
const DEBOUNCE_MS = 250;

/** No texts could be read, neither from the content API nor from snapshots. */
class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
}

/**
 * The search of this process: one index per language, filled source by source past Next's caches,
 * and refreshed by the webhook and, without one, periodically. The old index serves queries during
 * a refresh.
 */
class SearchEngine {
  private readonly indexes: Readonly<Record<Locale, LanguageIndex>> = {
    ar: new LanguageIndex(),
    en: new LanguageIndex(),
  };
  private readonly pendingSources = new Set<string>();
  private running: Promise<void> | undefined;
  private refreshDueAt = 0;
  /** Whether every source has been read once, or found to be unreadable. */
  private wasFilled = false;
  // A refresh must not see the async context of a visitor's request, above all its fetch cache.
  private readonly outsideRequest = AsyncLocalStorage.snapshot();

  /** @throws SearchUnavailableError */
  async search(locale: Locale, query: string): Promise<Hit[]> {
    const index = this.indexes[locale];
    if (Date.now() >= this.refreshDueAt) void this.refresh(Object.keys(searchSources));
    // A partial index would report no results.
    if (!this.wasFilled || index.size === 0) await this.running;
    if (index.size === 0) throw new SearchUnavailableError('nothing to search');
    return index.search(query);
  }

  /** Re-reads sources, after those that are being read; their old texts stay searchable meanwhile. */
  refresh(sources: readonly string[]): Promise<void> {
    for (const source of sources) this.pendingSources.add(source);
    if (sources.length === Object.keys(searchSources).length) {
      this.refreshDueAt = Date.now() + config().contentRevalidateSeconds * 1000;
    }
    this.running ??= this.outsideRequest(() =>
      this.readPending().finally(() => {
        this.running = undefined;
      }),
    );
    return this.running;
  }

  /** Whether anybody has searched, or the warm-up has prepared the search. */
  get inUse(): boolean {
    return this.refreshDueAt > 0;
  }

  private async readPending(): Promise<void> {
    while (this.pendingSources.size > 0) {
      if (this.hasTexts) await pause(DEBOUNCE_MS);
      const sources = [...this.pendingSources];
      this.pendingSources.clear();
      await this.readSources(sources);
      this.wasFilled ||= sources.length === Object.keys(searchSources).length;
    }
  }

  private get hasTexts(): boolean {
    return locales.some((locale) => this.indexes[locale].size > 0);
  }

  private async readSources(sources: readonly string[]): Promise<void> {
    const state = { reachable: true, failed: false };
    const jobs = sources
      .flatMap((source) => locales.map((locale) => ({ source, locale })))
      .values();
    const work = async () => {
      for (const { source, locale } of jobs) {
        const texts = await this.read(source, locale, state);
        if (texts) await this.indexes[locale].replace(source, texts);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    if (state.failed) this.refreshDueAt = Date.now() + config().contentRetrySeconds * 1000;
  }

  /** A source's texts; undefined to keep its current ones, if there are any. */
  private async read(
    source: string,
    locale: Locale,
    state: { reachable: boolean; failed: boolean },
  ): Promise<readonly SearchText[] | undefined> {
    const key: SnapshotKey = {
      loader: `search-${source}`,
      version: TEXTS_VERSION,
      args: [locale],
    };
    try {
      // If the content API hangs, waiting for it once is enough.
      if (!state.reachable) throw new Error('the content API did not respond');
      const texts = (await searchSources[source]?.load(locale)) ?? [];
      await writeSnapshot(key, texts).catch((error: unknown) => {
        log.error({ source, error: String(error) }, 'snapshot not written');
      });
      return texts;
    } catch (error) {
      if (error instanceof NotPublishedError) {
        await deleteSnapshot(key).catch((failure: unknown) => {
          log.error({ source, error: String(failure) }, 'snapshot not removed');
        });
        return [];
      }
      if (isUnreachable(error)) state.reachable = false;
      state.failed = true;
      log.error({ source, locale, error: String(error) }, 'texts for the search not read');
      if (this.indexes[locale].has(source)) return undefined;
      return (await readSnapshot(key))?.value as readonly SearchText[] | undefined;
    }
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}

// Next bundles pages, route handlers and start-up code separately: they share one engine this way.
const ENGINE = Symbol.for('site-search-engine');

function engine(): SearchEngine {
  const shared = globalThis as { [ENGINE]?: SearchEngine };
  return (shared[ENGINE] ??= new SearchEngine());
}

/** Creates the engine outside any request; reads nothing yet. */
export function createSearchIndexes(): void {
  engine();
}

/** Reads all texts, so that the first visitor who searches need not wait. */
export async function prepareSearch(): Promise<void> {
  await engine().refresh(Object.keys(searchSources));
}

/**
 * What a query finds in a language, best first.
 * @throws SearchUnavailableError
 */
export function searchTexts(locale: Locale, query: string): Promise<Hit[]> {
  return engine().search(locale, query);
}

/** Re-reads changed content in the background; reads nothing if nobody has searched yet. */
export function refreshSearch(tags: readonly ContentTag[] = ALL_TAGS): void {
  const changed = Object.keys(searchSources).filter((source) =>
    searchSources[source]?.tags.some((tag) => tags.includes(tag)),
  );
  if (engine().inUse && changed.length > 0) void engine().refresh(changed);
}
