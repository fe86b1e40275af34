import { revalidateTag } from 'next/cache';
import { config } from '../config';
import { affectedPaths } from '../content/affected-pages';
import type { ContentChange } from '../content/change';
import { ownRequestHeaders } from '../http/own-requests';
import { log } from '../logging/log';
import { unknownEntries } from '../content/unknown-entries';
import { evictMedia } from '../media/media-cache';
import { forgetPreparedFiles } from '../seo/prepared-files';
import { refreshSearch } from '../search/engine';

const PAGE_TIMEOUT_MS = 30_000;
const CONCURRENCY = 3;

/**
 * Marks what a change makes stale: a file, cached content, search texts. Must run within a request
 * of Next.
 * @returns paths of the pages to request once that request has ended, most important first
 */
export async function applyChange(change: ContentChange): Promise<string[]> {
  if (change.mediaName) await evictMedia(change.mediaName);
  unknownEntries().clear();
  forgetPreparedFiles();
  for (const tag of change.tags) revalidateTag(tag, 'max');
  refreshSearch(change.tags);
  const paths = affectedPaths(change);
  log.info({ event: change.event, tags: change.tags, paths: paths.length }, 'content changed');
  return paths;
}

/**
 * Requests pages of this process in the given order, so that stale ones are re-rendered before a
 * visitor asks for them. A failed page is logged and left to its next visitor.
 * @param concurrency low enough to leave visitors most of the processor
 */
export async function requestPages(
  paths: readonly string[],
  concurrency = CONCURRENCY,
): Promise<void> {
  const waiting = paths.values();
  const requestNext = async () => {
    for (const path of waiting) await requestPage(path);
  };
  await Promise.all(Array.from({ length: concurrency }, requestNext));
}

async function requestPage(path: string): Promise<void> {
  try {
    const response = await fetch(config().ownOrigin + path, {
      headers: ownRequestHeaders(),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    await response.arrayBuffer();
  } catch (error) {
    log.warn({ path, error: String(error) }, 'page not refreshed');
  }
}
