import { RecentKeys } from '../limits/recent-keys';

const LIFETIME_MS = 10_000;
const MAX_KEYS = 10_000;

/** Next loads this module more than once. */
const globals = globalThis as typeof globalThis & { portsUnknownEntries?: RecentKeys };

/**
 * What the CMS lately said it does not have, by loader and arguments, so that asking for ever the
 * same nothing reaches the CMS every ten seconds at most. In memory alone: a file for each made-up
 * slug would fill the disk. Emptied by every change of content.
 */
export const unknownEntries = (): RecentKeys =>
  (globals.portsUnknownEntries ??= new RecentKeys(LIFETIME_MS, MAX_KEYS));
