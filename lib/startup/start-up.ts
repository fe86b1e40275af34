import { config } from '../config';
import { createSearchIndexes } from '../search/engine';
import { warmUp } from './warm-up';

/** Prepares the search and, in production, warms the pages up in the background. */
export function startUp(): void {
  createSearchIndexes();
  if (process.env.NODE_ENV === 'production' && config().warmUp) void warmUp();
}
