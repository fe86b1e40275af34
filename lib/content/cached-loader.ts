import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { FAILED, FOUND, MISSING } from '../cache/outcomes.mjs';
import { config } from '../config';
import { log } from '../logging/log';
import { showsDrafts } from '../preview/draft-mode';
import { withDrafts } from '../preview/reading-drafts';
import type { ContentTag } from '../routing/routes';
import { ContentUnavailableError, NotPublishedError } from './errors';
import { deleteSnapshot, readSnapshot, writeSnapshot, type SnapshotKey } from './snapshots';

type Outcome<Value> =
  | { readonly state: typeof FOUND; readonly value: Value }
  | { readonly state: typeof MISSING | typeof FAILED };

export interface LoaderDefinition<Args extends readonly unknown[], Value> {
  /** Unique name; also the folder of its snapshots. */
  readonly name: string;
  /** Raised when the shape of the value changes. */
  readonly version: number;
  /** Content types whose change makes the value stale, in every language. */
  readonly tags: readonly ContentTag[];
  /** Asks the content API; throws NotPublishedError for what is not there, anything else is a failure. */
  readonly load: (...args: Args) => Promise<Value>;
}

/**
 * The one place where content is cached. A value is kept until its tags change (webhook) or the
 * fallback interval has passed; when the content API fails, the last good copy is used and the
 * page made from it lives only for a short while. Values must survive JSON. In an editor's preview
 * nothing is kept and drafts are asked for.
 * @throws NotPublishedError, ContentUnavailableError
 */
export function cachedLoader<Args extends readonly unknown[], Value>(
  definition: LoaderDefinition<Args, Value>,
): (...args: Args) => Promise<Value> {
  // React's cache compares arguments one by one, hence strings and numbers only.
  return cache(async (...args: Args): Promise<Value> => {
    const draft = (await showsDrafts()) && (await askForDraft(definition, args));
    if (draft) return draft.value;
    const key: SnapshotKey = { loader: definition.name, version: definition.version, args };
    const ask = unstable_cache(
      () => askContentApi(definition, key, args),
      [definition.name, String(definition.version), JSON.stringify(args)],
      { tags: [...definition.tags], revalidate: config().contentRevalidateSeconds },
    );
    const outcome = await ask();
    if (outcome.state === FOUND) return outcome.value;
    if (outcome.state === MISSING) throw new NotPublishedError(definition.name);
    const held = await readSnapshot(key);
    if (!held) throw new ContentUnavailableError(definition.name);
    await shortenPageLife();
    return held.value as Value;
  });
}

/**
 * The value made from drafts, kept nowhere; undefined where they are too unfinished to be shown or
 * can't be asked for, so that the published content stands in.
 * @throws NotPublishedError
 */
async function askForDraft<Args extends readonly unknown[], Value>(
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

async function askContentApi<Args extends readonly unknown[], Value>(
  definition: LoaderDefinition<Args, Value>,
  key: SnapshotKey,
  args: Args,
): Promise<Outcome<Value>> {
  try {
    const value = await definition.load(...args);
    await writeSnapshot(key, value).catch((error: unknown) => {
      log.error({ loader: definition.name, error: String(error) }, 'last good copy not written');
    });
    return { state: FOUND, value };
  } catch (error) {
    if (error instanceof NotPublishedError) {
      await deleteSnapshot(key).catch((failure: unknown) => {
        log.error(
          { loader: definition.name, error: String(failure) },
          'last good copy not removed',
        );
      });
      return { state: MISSING };
    }
    log.error({ loader: definition.name, args, error: String(error) }, 'content API call failed');
    return { state: FAILED };
  }
}

/**
 * Lets the page that is being made live for CONTENT_RETRY_SECONDS alone, because a part of it could
 * not be had: a page's lifetime is that of its shortest-lived cached part.
 */
export const shortenPageLife = (): Promise<true> =>
  unstable_cache(async () => true as const, ['made-from-last-good-copies'], {
    revalidate: config().contentRetrySeconds,
  })();
