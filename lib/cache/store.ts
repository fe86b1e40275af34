import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { serialize } from 'node:v8';
import { config } from '../config';
import { log } from '../logging/log';
import { processWide } from '../process-state';
import { EVERYTHING, SharedCache, type ChangeIds } from './shared-cache';
import { readSnapshot, removeSnapshot, parseSnapshot, writeSnapshot } from './snapshots';

const MAX_BYTES = 96 * 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
/** TTLs in Redis of pages and of values that outlive a build. */
const PAGE_KEPT_MS = HOUR_MS;
const LASTING_KEPT_MS = 30 * 24 * HOUR_MS;
/** Times are compared by less than. */
const TICK_MS = 0.01;

export interface CacheEntry {
  readonly value: unknown;
  readonly tags: readonly string[];
  /** Milliseconds of this process's clock; includes every earlier change of its tags. */
  readonly time: number;
  /** TTL: after this time it is stale without any change. */
  readonly lifetimeMs: number;
}

/** State of an instance when reading or rendering begins. */
export interface Stamp {
  readonly time: number;
  readonly changes: ChangeIds | undefined;
}

interface EntryOptions {
  readonly tags: readonly string[];
  readonly stamp: Stamp;
  readonly lifetimeMs: number;
  readonly isLasting?: boolean;
}

interface MemoryEntry extends CacheEntry {
  readonly bytes: number;
  readonly isLasting: boolean;
}

type Listener = (tags: readonly string[]) => void;

/**
 * The cache of pages and content by cache tag: memory (LRU), Redis if several instances share one, and
 * for content, which outlives restarts and releases, a file (docs/decisions/0045-one-cache.md). A
 * failure of Redis or the disk is a miss.
 */
export class CacheStore {
  readonly #memory: LRUCache<string, MemoryEntry>;
  readonly #invalidated = new Map<string, number>();
  readonly #listeners: Listener[] = [];

  /** @param build distinguishes the pages of different builds in Redis */
  constructor(
    private readonly build: string,
    private readonly shared?: SharedCache,
    maxBytes = MAX_BYTES,
  ) {
    this.#memory = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  /** Follows the changes that other instances receive. */
  async start(): Promise<void> {
    await this.shared?.follow({
      onChanged: (tags) => this.#apply(tags),
      onLost: () => void this.#refill(),
    });
  }

  /** Taken before an entry is made, so that a change in between leaves it stale. */
  stamp(): Stamp {
    return { time: now(), changes: this.shared?.changes };
  }

  /**
   * The newest entry of a key; it may be stale.
   * @param isLasting as given to `set`
   */
  async get(key: string, isLasting = false): Promise<CacheEntry | undefined> {
    const own = this.#memory.get(key);
    if (own && this.isFresh(own)) return own;
    const shared = await this.#readShared(key, isLasting);
    if (shared && (shared.time > 0 || !own)) return this.#keep(key, shared);
    if (own || !isLasting) return own;
    const snapshot = await readSnapshot(key);
    if (!snapshot) return undefined;
    const bytes = serialize(snapshot.value).byteLength;
    return this.#keep(key, { ...snapshot, tags: [], time: 0, lifetimeMs: 0, bytes, isLasting });
  }

  /**
   * Stores a value unless a newer one is stored.
   * @param options.isLasting outlives the process; must survive JSON
   */
  async set(
    key: string,
    value: unknown,
    { tags, stamp, lifetimeMs, isLasting = false }: EntryOptions,
  ): Promise<void> {
    const bytes = serialize(value).byteLength;
    const entry = { value, tags, time: stamp.time, lifetimeMs, bytes, isLasting };
    if (this.#keep(key, entry) !== entry) return;
    await Promise.all([
      this.#share(key, entry, stamp.changes),
      isLasting && writeSnapshot(key, value).catch(logFailure),
    ]);
  }

  async delete(key: string, isLasting = false): Promise<void> {
    this.#memory.delete(key);
    await Promise.all([
      this.shared?.remove(this.#sharedKey(key, isLasting)),
      isLasting && removeSnapshot(key).catch(logFailure),
    ]);
  }

  /** True if none of its tags was invalidated after the entry was made. */
  isCurrent({ tags, time }: Pick<CacheEntry, 'tags' | 'time'>): boolean {
    return time > this.#invalidatedAt(tags);
  }

  /** True if an entry is current and within its lifetime. */
  isFresh(entry: CacheEntry): boolean {
    return this.isCurrent(entry) && now() - entry.time < entry.lifetimeMs;
  }

  /** Invalidates the entries with one of these tags on all instances. */
  async invalidate(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    this.#apply(tags);
    if (!this.shared) return;
    await this.shared.announce(tags);
    // A change of another instance may have taken its place in Redis until now.
    this.#mark(tags);
  }

  /** Calls a listener with every change, whichever instance received it. */
  onInvalidated(listener: Listener): void {
    this.#listeners.push(listener);
  }

  #apply(tags: readonly string[]): void {
    this.#mark(tags);
    for (const listener of this.#listeners) listener(tags);
  }

  #mark(tags: readonly string[]): void {
    const time = now();
    for (const tag of tags) this.#invalidated.set(tag, time);
  }

  #invalidatedAt(tags: readonly string[]): number {
    return Math.max(...[EVERYTHING, ...tags].map((tag) => this.#invalidated.get(tag) ?? 0));
  }

  #keep(key: string, entry: MemoryEntry): MemoryEntry {
    const known = this.#memory.get(key);
    if (known && known.time > entry.time) return known;
    this.#memory.set(key, entry);
    return entry;
  }

  async #share(key: string, entry: MemoryEntry, changes: ChangeIds | undefined): Promise<void> {
    const { value, tags, lifetimeMs, isLasting } = entry;
    await this.shared?.write(
      this.#sharedKey(key, isLasting),
      {
        value: isLasting ? JSON.stringify({ value }) : value,
        ...{ tags, lifetimeMs },
        keptMs: isLasting ? LASTING_KEPT_MS : PAGE_KEPT_MS,
      },
      changes,
    );
  }

  /** The entry that another instance stored; its time is 0 if it is stale. */
  async #readShared(key: string, isLasting: boolean): Promise<MemoryEntry | undefined> {
    const began = now();
    const found = await this.shared?.read(this.#sharedKey(key, isLasting));
    if (!found) return undefined;
    const { tags, lifetimeMs, bytes, isCurrent, ageMs } = found;
    let { value } = found;
    if (isLasting) {
      const stored = parseSnapshot(String(value));
      if (!stored) return undefined;
      ({ value } = stored);
    }
    const since = Math.max(began - ageMs, this.#invalidatedAt(tags) + TICK_MS);
    return { value, tags, lifetimeMs, bytes, isLasting, time: isCurrent ? since : 0 };
  }

  /** Other instances may lack these entries and need them if the CMS fails. */
  async #refill(): Promise<void> {
    for (const [key, entry] of this.#memory) {
      if (entry.isLasting) await this.#share(key, entry, undefined);
    }
  }

  #sharedKey(key: string, isLasting: boolean): string {
    return isLasting ? `site:content:${key}` : `site:page:${this.build}:${key}`;
  }
}

/** No correction of the machine's clock sets it back. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

function logFailure(error: unknown): void {
  log.error({ error: String(error) }, 'snapshot not written');
}

/** The cache of this process. page-cache-handler.mjs, which Next loads by its path, finds it by this name. */
export const cacheStore = (): CacheStore =>
  processWide('cache-store', () => {
    const shared = config().redisUrl ? new SharedCache() : undefined;
    return new CacheStore(buildId(), shared);
  });

/** Only a build has pages in the cache. */
function buildId(): string {
  if (process.env.NODE_ENV !== 'production') return 'none';
  return readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();
}
