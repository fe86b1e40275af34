import { EVERYTHING } from './cache/shared-cache';
import { cacheStore } from './cache/store';
import { config } from './config';
import { updateConsumers } from './invalidation/consumers';
import { startSchedule } from './invalidation/schedule';
import { warmUp } from './invalidation/warm-up';
import { startOldAddresses } from './redirects/old-addresses';
import { createSearchIndexes } from './search/engine';
import { CAPABILITIES_TAG, reloadCapabilities, startCapabilities } from './startup/capabilities';

/** Prepares cache and search and, in production, warms up pages in the background. */
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
  if (process.env.NODE_ENV === 'production' && config().warmUp) void warmUp();
}
