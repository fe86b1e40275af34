import { RecentKeys } from '../limits/recent-keys';
import { RecentValues } from '../limits/recent-values';
import { evictWholeReads } from './whole-reads';

const LIFETIME_MS = 10_000;
const MAX_KEYS = 10_000;

/** Next loads this module more than once. */
const globals = globalThis as typeof globalThis & {
  portsUnknownEntries?: RecentKeys;
  portsUnknownPages?: RecentValues<string>;
};

/**
 * What the CMS lately said it does not have, by loader and arguments, so that asking again and again for the
 * same nothing reaches the CMS every ten seconds at most. In memory alone: a file for each made-up
 * slug would fill the disk. A loader takes the list before it reads: what it adds to a list that a
 * change has replaced meanwhile is forgotten with it.
 */
export const unknownEntries = (): RecentKeys =>
  (globals.portsUnknownEntries ??= new RecentKeys(LIFETIME_MS, MAX_KEYS));

/**
 * Where pages lately redirected to because the CMS does not have what they would show, by internal
 * path: the middleware redirects the next requests without a rendering. Pages add to the list of when
 * they began to read (rendering-lists.ts), for the same reason.
 */
export const unknownPages = (): RecentValues<string> =>
  (globals.portsUnknownPages ??= new RecentValues(LIFETIME_MS, MAX_KEYS));

/** Begins new lists, because content changed: the CMS is asked again about everything. */
export function evictUnknown(): void {
  globals.portsUnknownEntries = undefined;
  globals.portsUnknownPages = undefined;
  evictWholeReads();
}
