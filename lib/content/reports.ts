import { LRUCache } from 'lru-cache';
import type { WireEntry } from './wire';
import { processWide } from '../process-state';

const MAX_REPORTS = 10_000;

/** Whether something is to be logged: once for each process, as long as that is not too much to remember. */
export function isFirstReport(about: readonly unknown[]): boolean {
  const reports = processWide('reports', () => new LRUCache<string, true>({ max: MAX_REPORTS }));
  const key = JSON.stringify(about);
  if (reports.has(key)) return false;
  reports.set(key, true);
  return true;
}

/** What became of an entry: what was read of it, or why it is left out of its list. */
export interface EntryReading {
  readonly type: string;
  readonly item: WireEntry;
  /** Undefined for an entry that is left out. */
  readonly entry?: unknown;
  /** Where an entry is left out: the field that it lacks. */
  readonly field?: string | undefined;
}

let listener: ((reading: EntryReading) => void) | undefined;

/** Passes every entry that is read from now on to a listener, for checks of a content API. */
export function onEntryRead(listen: (reading: EntryReading) => void): void {
  listener = listen;
}

export function reportEntry(reading: EntryReading): void {
  listener?.(reading);
}
