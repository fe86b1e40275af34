import type { WireEntry } from './wire';

/** A page has several lists of one type, and is followed by others that need the same. */
const LIFETIME_MS = 30_000;

type Read = Promise<readonly WireEntry[]>;

/** Next loads this module more than once. */
const globals = globalThis as typeof globalThis & { portsWholeReads?: Map<string, Read> };

/**
 * All entries of a type, read once for everybody who asks for them within half a minute and before the
 * next change.
 */
export function shareRead(name: string, read: () => Read): Read {
  const reads = (globals.portsWholeReads ??= new Map());
  const known = reads.get(name);
  if (known) return known;
  const own = read();
  reads.set(name, own);
  const forget = () => {
    if (reads.get(name) === own) reads.delete(name);
  };
  own.then(() => setTimeout(forget, LIFETIME_MS).unref(), forget);
  return own;
}

/** Begins anew, because content changed. */
export function evictWholeReads(): void {
  globals.portsWholeReads = undefined;
}
