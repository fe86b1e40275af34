import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { LRUCache } from 'lru-cache';
import { snapshotName } from '../cache/snapshots';
import { cacheStore, type Stamp } from '../cache/store';
import { config } from '../config';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import { showsDrafts } from '../preview/draft-mode';
import { withDrafts } from '../preview/reading-drafts';
import { processWide } from '../process-state';
import type { ContentTag } from '../routing/routes';
import { ContentUnavailableError, NotPublishedError } from './errors';

/** TTL of "not published", which limits how often repeated requests reach the CMS. */
const MISSING_TTL_MS = 10_000;
const MAX_MISSING = 10_000;

type Outcome<Value> =
  | { readonly state: 'found'; readonly value: Value }
  | { readonly state: 'missing' | 'failed' };

interface Load {
  readonly stamp: Stamp;
  readonly outcome: Promise<Outcome<unknown>>;
}

const loads = (): Map<string, Load> => processWide('content-loads', () => new Map());

/** In memory only: a file for each made-up slug would fill the disk. */
const missing = (): LRUCache<string, Stamp> =>
  processWide('missing-content', () => new LRUCache({ ttl: MISSING_TTL_MS, max: MAX_MISSING }));

export interface LoaderDefinition<Args extends readonly unknown[], Value> {
  /** Unique; also the folder of its snapshots. */
  readonly name: string;
  /** Bump when the shape of the value changes. */
  readonly version: number;
  /** Content types whose change invalidates the value, in every language. */
  readonly tags: readonly ContentTag[];
  /** False for arguments that visitors make up: their values would fill the disk. */
  readonly isLasting?: boolean;
  /** Reads from the content API; any error but NotPublishedError counts as a failure of the API. */
  readonly load: (...args: Args) => Promise<Value>;
}

/**
 * The only cache of content (docs/decisions/0045-one-cache.md). A value is used until one of its
 * tags is invalidated or CONTENT_REVALIDATE_SECONDS have passed. If the content API fails, the last
 * value is used at any age, and the page rendered from it expires soon. Values must survive JSON.
 * Previews read drafts and cache nothing.
 * @throws NotPublishedError, ContentUnavailableError
 */
export function cachedLoader<Args extends readonly unknown[], Value>(
  definition: LoaderDefinition<Args, Value>,
): (...args: Args) => Promise<Value> {
  // React's cache compares arguments by identity, hence strings and numbers only.
  return cache(async (...args: Args): Promise<Value> => {
    const draft = (await showsDrafts()) && (await loadDraft(definition, args));
    if (draft) return draft.value;
    const key = cacheKey(definition, args);
    // Adds tags and lifetime to the page; the cache handler stores none of these values.
    const load = unstable_cache(() => loadOutcome(definition, args), [key], {
      tags: [...definition.tags],
      revalidate: config().contentRevalidateSeconds,
    });
    const outcome = await load();
    if (outcome.state === 'found') return outcome.value;
    if (outcome.state === 'missing') throw new NotPublishedError(definition.name);
    const last = await cacheStore().get(key, definition.isLasting ?? true);
    metrics().snapshots.inc({ result: last ? 'used' : 'none' });
    if (!last) throw new ContentUnavailableError(definition.name);
    await shortenPageLifetime();
    return last.value as Value;
  });
}

/**
 * Caps the lifetime of the page being rendered at CONTENT_RETRY_SECONDS because a part of it is
 * unavailable: a page expires with the first of its cached parts.
 */
export const shortenPageLifetime = (): Promise<true> =>
  unstable_cache(async () => true as const, ['unavailable'], {
    revalidate: config().contentRetrySeconds,
  })();

/**
 * The value from drafts, never cached; undefined if they are unfinished or unreadable, so that the
 * published content is shown.
 * @throws NotPublishedError
 */
async function loadDraft<Args extends readonly unknown[], Value>(
  definition: LoaderDefinition<Args, Value>,
  args: Args,
): Promise<{ readonly value: Value } | undefined> {
  try {
    return { value: await withDrafts(() => definition.load(...args)) };
  } catch (error) {
    if (error instanceof NotPublishedError) throw error;
    log.warn({ loader: definition.name, args, error: String(error) }, 'draft not usable');
    return undefined;
  }
}

/** Returns the cached value or loads it; concurrent calls share one load. */
async function loadOutcome<Args extends readonly unknown[], Value>(
  definition: LoaderDefinition<Args, Value>,
  args: Args,
): Promise<Outcome<Value>> {
  const { tags, isLasting = true } = definition;
  const key = cacheKey(definition, args);
  const isCurrent = (stamp: Stamp | undefined) =>
    stamp !== undefined && cacheStore().isCurrent({ tags, time: stamp.time });
  if (isCurrent(missing().get(key))) return { state: 'missing' };
  const known = await cacheStore().get(key, isLasting);
  if (known && cacheStore().isFresh(known)) return { state: 'found', value: known.value as Value };
  const running = loads().get(key);
  if (running && isCurrent(running.stamp)) return running.outcome as Promise<Outcome<Value>>;
  const stamp = cacheStore().stamp();
  const outcome = load(definition, args, stamp);
  const own: Load = { stamp, outcome };
  loads().set(key, own);
  try {
    return await outcome;
  } finally {
    if (loads().get(key) === own) loads().delete(key);
  }
}

async function load<Args extends readonly unknown[], Value>(
  definition: LoaderDefinition<Args, Value>,
  args: Args,
  stamp: Stamp,
): Promise<Outcome<Value>> {
  const key = cacheKey(definition, args);
  const { tags, isLasting = true } = definition;
  try {
    const value = await definition.load(...args);
    metrics().loaders.inc({ outcome: 'found' });
    // A later load may have found it unpublished.
    if ((missing().get(key)?.time ?? 0) < stamp.time) {
      const lifetimeMs = config().contentRevalidateSeconds * 1000;
      await cacheStore().set(key, value, { tags, stamp, lifetimeMs, isLasting });
    }
    return { state: 'found', value };
  } catch (error) {
    const state = error instanceof NotPublishedError ? 'missing' : 'failed';
    metrics().loaders.inc({ outcome: state });
    if (state === 'failed') {
      log.error({ loader: definition.name, args, error: String(error) }, 'content API call failed');
    } else if (((await cacheStore().get(key, isLasting))?.time ?? 0) <= stamp.time) {
      missing().set(key, stamp);
      await cacheStore().delete(key, isLasting);
    }
    return { state };
  }
}

function cacheKey<Args extends readonly unknown[], Value>(
  { name, version }: LoaderDefinition<Args, Value>,
  args: Args,
): string {
  return snapshotName(name, version, args);
}
