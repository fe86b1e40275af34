import { processWide } from '../process-state';
import type { WireEntry } from './wire';

/** A page has several lists of one type, and is followed by others that need the same. */
const LIFETIME_MS = 30_000;

type Read = Promise<readonly WireEntry[]>;

const reads = (): Map<string, Read> => processWide('whole-reads', () => new Map());

/** All entries of a type; callers within half a minute, and before the next change, share one read. */
export function shareRead(name: string, read: () => Read): Read {
  const known = reads().get(name);
  if (known) return known;
  const own = read();
  reads().set(name, own);
  const evict = () => {
    if (reads().get(name) === own) reads().delete(name);
  };
  own.then(() => setTimeout(evict, LIFETIME_MS).unref(), evict);
  return own;
}

/** Drops what was read, because content changed. */
export function evictWholeReads(): void {
  reads().clear();
}
