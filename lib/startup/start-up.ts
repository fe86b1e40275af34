import { config } from '../config';
import { startOldAddresses } from '../redirects/old-addresses';
import { createSearchIndexes } from '../search/engine';
import { sharePages } from '../cache/shared-pages';
import { applyDue, createPageQueue, followOtherInstances } from './refresh';
import { startSchedule } from './schedule';
import { warmUp } from './warm-up';

/** Prepares the search and, in production, warms the pages up in the background. */
export function startUp(): void {
  createSearchIndexes();
  createPageQueue();
  startOldAddresses();
  if (config().redisUrl) {
    if (process.env.NODE_ENV === 'production') sharePages();
    followOtherInstances();
  }
  startSchedule((due) => void applyDue(due));
  if (process.env.NODE_ENV === 'production' && config().warmUp) void warmUp();
}
