import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { FAILED, FOUND, FROM_SNAPSHOTS, MISSING } from '../cache/outcomes.mjs';
import { config } from '../config';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import { showsDrafts } from '../preview/draft-mode';
import { withDrafts } from '../preview/reading-drafts';
import type { ContentTag } from '../routing/routes';
import { ContentUnavailableError, NotPublishedError } from './errors';
import { unknownPagesOfRendering } from './rendering-lists';
import { unknownEntries } from './unknown-entries';
import { beginSharedLoad, lastSharedValue } from './shared-values';
import { beginSnapshot, readSnapshot, snapshotName, type SnapshotKey } from './snapshots';

type Outcome<Value> =
  | { readonly state: typeof FOUND; readonly value: Value }
  | { readonly state: typeof MISSING | typeof FAILED };

export interface LoaderDefinition<Args extends readonly unknown[], Value> {
  /** Unique; also the name of the folder with its snapshots. */
  readonly name: string;
  /** Raised when the shape of the value changes. */
  readonly version: number;
  /** Content types whose change makes the value stale, in every language. */
  readonly tags: readonly (ContentTag | `${ContentTag}:at-once`)[];
  /** Reads from the content API; any error but NotPublishedError counts as a failure of the API. */
  readonly load: (...args: Args) => Promise<Value>;
}

/**
 * The one place where content is cached (docs/decisions/0002-content-cache-and-snapshots.md). A
 * value is cached until its tags are revalidated by the webhook or CONTENT_REVALIDATE_SECONDS have
 * passed; when the content API fails, the snapshot is used and the page rendered from it expires
 * soon. Values must survive JSON. An editor's preview reads drafts and caches nothing.
 * @throws NotPublishedError, ContentUnavailableError
 */
export function cachedLoader<Args extends readonly unknown[], Value>(
  definition: LoaderDefinition<Args, Value>,
): (...args: Args) => Promise<Value> {
  // React's cache compares arguments by identity, hence strings and numbers only.
  return cache(async (...args: Args): Promise<Value> => {
    // Before anything is read: what this page then finds missing is of no later time.
    unknownPagesOfRendering();
    const draft = (await showsDrafts()) && (await loadDraft(definition, args));
    if (draft) return draft.value;
    const key: SnapshotKey = { loader: definition.name, version: definition.version, args };
    const name = JSON.stringify([definition.name, args]);
    const unknown = unknownEntries();
    if (unknown.has(name)) throw new NotPublishedError(definition.name);
    const loadCached = unstable_cache(
      () => loadAndSnapshot(definition, key, args),
      [definition.name, String(definition.version), JSON.stringify(args)],
      { tags: [...definition.tags], revalidate: config().contentRevalidateSeconds },
    );
    const outcome = await loadCached();
    if (outcome.state === FOUND) return outcome.value;
    if (outcome.state === MISSING) {
      unknown.add(name);
      throw new NotPublishedError(definition.name);
    }
    const snapshot = (await lastSharedValue(snapshotName(key))) ?? (await readSnapshot(key));
    metrics().snapshots.inc({ result: snapshot ? 'used' : 'none' });
    if (!snapshot) throw new ContentUnavailableError(definition.name);
    await shortenPageLifetime();
    return snapshot.value as Value;
  });
}

/**
 * The value made from drafts, never cached; undefined if they are too unfinished to be shown or
 * cannot be read, so that the published content is shown instead.
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

async function loadAndSnapshot<Args extends readonly unknown[], Value>(
  definition: LoaderDefinition<Args, Value>,
  key: SnapshotKey,
  args: Args,
): Promise<Outcome<Value>> {
  const snapshot = beginSnapshot(key);
  const shared = await beginSharedLoad(snapshotName(key), definition.tags);
  try {
    const value = shared.found ? (shared.found.value as Value) : await definition.load(...args);
    metrics().loaders.inc({ outcome: FOUND });
    await shared.end({ value });
    await snapshot.write(value).catch((error: unknown) => {
      log.error({ loader: definition.name, error: String(error) }, 'snapshot not written');
    });
    return { state: FOUND, value };
  } catch (error) {
    await shared.end(error instanceof NotPublishedError ? null : undefined);
    if (error instanceof NotPublishedError) {
      metrics().loaders.inc({ outcome: MISSING });
      await snapshot.remove().catch((failure: unknown) => {
        log.error({ loader: definition.name, error: String(failure) }, 'snapshot not removed');
      });
      return { state: MISSING };
    }
    metrics().loaders.inc({ outcome: FAILED });
    log.error({ loader: definition.name, args, error: String(error) }, 'content API call failed');
    return { state: FAILED };
  } finally {
    snapshot.end();
  }
}

/**
 * Caps the lifetime of the page being rendered at CONTENT_RETRY_SECONDS, because a part of it is
 * unavailable: a page expires with the first of its cached parts.
 */
export const shortenPageLifetime = (): Promise<true> =>
  unstable_cache(async () => true as const, ['rendered-from-snapshots'], {
    revalidate: config().contentRetrySeconds,
    tags: [FROM_SNAPSHOTS],
  })();
