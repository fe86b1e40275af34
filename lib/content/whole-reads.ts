import { processWide } from '../process-state';
import type { WireEntry } from './wire';

/** A page has several lists of one type, and the next pages need the same. */
const LIFETIME_MS = 30_000;

type Read = Promise<readonly WireEntry[]>;

const reads = (): Map<string, Read> => processWide('whole-reads', () => new Map());

/** Shares one read of all entries between callers within the TTL or until the next change. */
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

/** Evicts all shared reads after a content change. */
export function evictWholeReads(): void {
  reads().clear();
}
