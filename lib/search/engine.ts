import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { config } from '../config';
import { ALL_TAGS } from '../content/change';
import { NotPublishedError } from '../content/errors';
import { searchSources } from '../content/collections';
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

/** Raised when the shape of a searched text changes. */
const TEXTS_VERSION = 1;
const SIDE_BY_SIDE = 4;
/** An editor's burst of changes is read as one. */
const BURST_MS = 250;

/** No text at all could be read, neither from the content API nor from last good copies. */
class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
}

/**
 * The search of this process: an index for each language, filled source by source past Next's
 * caches, and kept current by the webhook and, without one, by time. While texts are read anew
 * the ones held keep being found.
 */
class SearchEngine {
  private readonly indexes: Readonly<Record<Locale, LanguageIndex>> = {
    ar: new LanguageIndex(),
    en: new LanguageIndex(),
  };
  private readonly waiting = new Set<string>();
  private running: Promise<void> | undefined;
  private readAgainAt = 0;
  /** Whether every source was read once, or found to be unreadable. */
  private wasFilled = false;
  // What belongs to a visitor's request, its fetch cache above all, must not reach a refresh.
  private readonly apart = AsyncLocalStorage.snapshot();

  /** @throws SearchUnavailableError */
  async search(locale: Locale, query: string): Promise<Hit[]> {
    const index = this.indexes[locale];
    if (Date.now() >= this.readAgainAt) void this.refresh(Object.keys(searchSources));
    // What is half filled would say that there is nothing.
    if (!this.wasFilled || index.size === 0) await this.running;
    if (index.size === 0) throw new SearchUnavailableError('nothing to search');
    return index.search(query);
  }

  /** Reads sources anew, after those that are being read; a text once read stays findable. */
  refresh(sources: readonly string[]): Promise<void> {
    for (const source of sources) this.waiting.add(source);
    if (sources.length === Object.keys(searchSources).length) {
      this.readAgainAt = Date.now() + config().contentRevalidateSeconds * 1000;
    }
    this.running ??= this.apart(() =>
      this.readWaiting().finally(() => {
        this.running = undefined;
      }),
    );
    return this.running;
  }

  /** Whether anybody has searched, or the start has prepared it. */
  get inUse(): boolean {
    return this.readAgainAt > 0;
  }

  private async readWaiting(): Promise<void> {
    while (this.waiting.size > 0) {
      if (this.holdsTexts) await pause(BURST_MS);
      const sources = [...this.waiting];
      this.waiting.clear();
      await this.readSources(sources);
      this.wasFilled ||= sources.length === Object.keys(searchSources).length;
    }
  }

  private get holdsTexts(): boolean {
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
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
    if (state.failed) this.readAgainAt = Date.now() + config().contentRetrySeconds * 1000;
  }

  /** A source's texts; undefined where those held, if any, are the best there is. */
  private async read(
    source: string,
    locale: Locale,
    state: { reachable: boolean; failed: boolean },
  ): Promise<readonly SearchText[] | undefined> {
    const copy: SnapshotKey = {
      loader: `search-${source}`,
      version: TEXTS_VERSION,
      args: [locale],
    };
    try {
      // Where the content API hangs, one wait for it is enough.
      if (!state.reachable) throw new Error('the content API did not answer');
      const texts = (await searchSources[source]?.load(locale)) ?? [];
      await writeSnapshot(copy, texts).catch((error: unknown) => {
        log.error({ source, error: String(error) }, 'last good copy not written');
      });
      return texts;
    } catch (error) {
      if (error instanceof NotPublishedError) {
        await deleteSnapshot(copy).catch((failure: unknown) => {
          log.error({ source, error: String(failure) }, 'last good copy not removed');
        });
        return [];
      }
      if (isUnanswered(error)) state.reachable = false;
      state.failed = true;
      log.error({ source, locale, error: String(error) }, 'texts for the search not read');
      if (this.indexes[locale].has(source)) return undefined;
      return (await readSnapshot(copy))?.value as readonly SearchText[] | undefined;
    }
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}

// Pages, handlers and the start are bundled apart from each other: one engine serves them all.
const PLACE = Symbol.for('site-search-engine');

function engine(): SearchEngine {
  const shared = globalThis as { [PLACE]?: SearchEngine };
  return (shared[PLACE] ??= new SearchEngine());
}

/** Makes room for the search outside any request; reads nothing yet. */
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

/** Has changed content read anew in the background; a search that nobody used yet reads nothing. */
export function refreshSearch(tags: readonly ContentTag[] = ALL_TAGS): void {
  const changed = Object.keys(searchSources).filter((source) =>
    searchSources[source]?.tags.some((tag) => tags.includes(tag)),
  );
  if (engine().inUse && changed.length > 0) void engine().refresh(changed);
}
