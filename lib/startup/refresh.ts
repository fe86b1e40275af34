import { AsyncLocalStorage } from 'node:async_hooks';
import { followChanges, shareChange } from '../cache/shared-changes';
import { lastMark, markStale } from '../cache/stale-tags';
import { config } from '../config';
import { affectedPaths } from '../content/affected-pages';
import {
  ALL_TAGS,
  CAPABILITIES_CHANGED,
  isOfEverything,
  MISSED,
  type ContentChange,
} from '../content/change';
import { CONTENT_CIRCUIT } from '../content/request';
import { shareSnapshots } from '../content/shared-values';
import { evictUnknown } from '../content/unknown-entries';
import { closeCircuit } from '../http/circuit';
import { ownRequestHeaders } from '../http/own-requests';
import { STORED_AT_HEADER } from '../http/stored-at-header';
import { log } from '../logging/log';
import { recheckMedia, evictMedia } from '../media/media-cache';
import { refreshOldAddresses } from '../redirects/old-addresses';
import { evictPreparedFiles } from '../seo/prepared-files';
import { refreshSearch } from '../search/engine';
import { readCapabilitiesAgain } from './capabilities';
import { PageQueue, startingAt } from './page-queue';
import { rescheduleTypes, type Due } from './schedule';

const PAGE_TIMEOUT_MS = 30_000;
/** A page may share a rendering that began before the change, and the next one of the next visitor. */
const MAX_REQUESTS = 4;
/** Where among the lists this instance begins, as a share of them. */
const TURN = Math.random();
/** The event of a change that is only the time. */
const DUE = 'due';

/** Next bundles route handlers and start-up code separately: they share one queue this way. */
const globals = globalThis as typeof globalThis & {
  portsPageQueue?: PageQueue;
};

/** Creates the queue outside any request: its own requests must not see a request's fetch cache. */
export function createPageQueue(): void {
  const outsideRequest = AsyncLocalStorage.snapshot();
  globals.portsPageQueue ??= new PageQueue((path) => outsideRequest(() => refreshPage(path)));
}

/**
 * Marks what a change makes stale, here and on all other instances: a file, cached content, search
 * texts, and lets the affected pages be rendered before a visitor asks for them.
 * @returns how many pages these are
 */
export async function applyChange(change: ContentChange): Promise<number> {
  await markChange(change);
  if (change.tags.length > 0 || change.mediaName) await shareChange(change);
  return renderChange(change);
}

/**
 * Does what a change does, because the time of something has come. Every instance notices it by its
 * own clock and shares the change with the others: what one of them rendered while its clock was behind is replaced.
 */
export async function applyDue({ tag, slugs }: Due): Promise<void> {
  for (const slug of slugs.length > 0 ? slugs : [undefined]) {
    await applyChange({ event: DUE, tags: [tag], ...(slug !== undefined && { slug }) });
  }
}

/** Does the same for the changes that other instances receive, if REDIS_URL is set. */
export function followOtherInstances(): void {
  followChanges({
    everything: { event: MISSED, tags: ALL_TAGS },
    apply(change) {
      if (change.event === CAPABILITIES_CHANGED) void readCapabilitiesAgain();
      void markChange(change).then(() => renderChange(change));
    },
    markEverything: () => markStale(ALL_TAGS),
    refill: shareSnapshots,
  });
}

async function markChange(change: ContentChange): Promise<void> {
  // The CMS has just shown that it is there.
  if (change.event !== DUE) closeCircuit(CONTENT_CIRCUIT);
  if (change.tags.length > 0) {
    evictUnknown();
    markStale(change.tags);
    evictPreparedFiles();
  }
  if (change.mediaName) await evictMedia(change.mediaName);
  if (isOfEverything(change)) recheckMedia();
}

function renderChange(change: ContentChange): number {
  const { own, home, others } = affectedPaths(change);
  void globals.portsPageQueue?.add([own, home, inTurns(others)]);
  refreshSearch(change.tags);
  refreshOldAddresses(change.tags);
  if (change.event !== DUE) rescheduleTypes(change.tags);
  const count = own.length + home.length + others.length;
  log.info({ event: change.event, tags: change.tags, paths: count }, 'content changed');
  return count;
}

/**
 * Instances begin with different ones of the lists, and take those from each other that they come to
 * later: all together render each once.
 */
function inTurns(paths: readonly string[]): readonly string[] {
  return config().redisUrl ? startingAt(paths, TURN) : paths;
}

/** Requests pages of this process one after the other until each shows what has changed until then. */
export async function refreshPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) await refreshPage(path);
}

/**
 * Requests a page until it comes from the cache, or from a rendering that began after every change known
 * now: Next lets a request share one that is running already. A later change has the pages rendered that
 * it affects; in a row of changes, this one would not end otherwise. A page that fails is logged and left
 * to its next visitor.
 */
async function refreshPage(path: string): Promise<void> {
  const since = lastMark();
  try {
    for (let count = 0; count < MAX_REQUESTS; count += 1) {
      const response = await fetch(config().ownOrigin + path, {
        headers: ownRequestHeaders(),
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      const source = response.headers.get('x-nextjs-cache');
      // What is no page of the cache was made for this request.
      if (response.status !== 200 || source === null || source === 'HIT') return;
      if (Number(response.headers.get(STORED_AT_HEADER)) >= since) return;
    }
  } catch (error) {
    log.warn({ path, error: String(error) }, 'page not refreshed');
  }
}
