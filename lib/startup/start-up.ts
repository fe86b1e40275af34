import { config } from '../config';
import { ALL_TAGS, CAPABILITIES_CHANGED } from '../content/change';
import { log } from '../logging/log';
import { startOldAddresses } from '../redirects/old-addresses';
import { createSearchIndexes } from '../search/engine';
import { markStale } from '../cache/stale-tags';
import { sharePages } from '../cache/shared-pages';
import { startCapabilities } from './capabilities';
import { applyChange, applyDue, createPageQueue, followOtherInstances } from './refresh';
import { startSchedule } from './schedule';
import { untilListening, warmUp } from './warm-up';

/** Prepares the search and, in production, warms the pages up in the background. */
export async function startUp(): Promise<void> {
  createSearchIndexes();
  createPageQueue();
  startOldAddresses();
  if (config().redisUrl) {
    if (process.env.NODE_ENV === 'production') sharePages();
    followOtherInstances();
  }
  await startCapabilities(() => void renderEverything());
  startSchedule((due) => void applyDue(due));
  if (process.env.NODE_ENV === 'production' && config().warmUp) void warmUp();
}

/** Because the e-services API offers more or less than when the pages were rendered. */
async function renderEverything(): Promise<void> {
  // Pages that are kept are not shown from now on.
  markStale(ALL_TAGS);
  try {
    await untilListening();
    await applyChange({ event: CAPABILITIES_CHANGED, tags: ALL_TAGS });
  } catch (error) {
    log.warn({ error: String(error) }, 'pages not rendered with other capabilities');
  }
}
