import { EVERYTHING } from './cache/shared-cache';
import { cacheStore } from './cache/store';
import { config } from './config';
import { updateConsumers } from './invalidation/consumers';
import { startSchedule } from './invalidation/schedule';
import { log } from './logging/log';
import { startOldAddresses } from './redirects/old-addresses';
import { createSearchIndexes, prepareSearch } from './search/engine';
import { firstPage } from './server/first-page';
import { CAPABILITIES_TAG, reloadCapabilities, startCapabilities } from './startup/capabilities';

/** Prepares cache and search. */
export async function startUp(): Promise<void> {
  const cache = cacheStore();
  createSearchIndexes();
  await cache.start();
  cache.onInvalidated((tags) => {
    updateConsumers(tags);
    if (tags.includes(CAPABILITIES_TAG)) void reloadCapabilities();
  });
  startOldAddresses();
  // Rendered pages depend on the capabilities.
  await startCapabilities(() => void cache.invalidate([EVERYTHING, CAPABILITIES_TAG]));
  startSchedule((tags) => void cache.invalidate(tags));
  if (process.env.NODE_ENV === 'production' && config().warmUp) void indexSearch();
}

/** After the first page, for which a rolling release waits. */
async function indexSearch(): Promise<void> {
  try {
    await firstPage(config().ownOrigin);
    await prepareSearch();
    log.info('search indexed');
  } catch (error) {
    log.warn({ error: String(error) }, 'search not indexed');
  }
}
