import { LRUCache } from 'lru-cache';
import type { WireEntry } from './wire';
import { processWide } from '../process-state';

const MAX_REPORTS = 10_000;

/** True the first time per process, to log each fault once; the memory is bounded. */
export function isFirstReport(about: readonly unknown[]): boolean {
  const reports = processWide('reports', () => new LRUCache<string, true>({ max: MAX_REPORTS }));
  const key = JSON.stringify(about);
  if (reports.has(key)) return false;
  reports.set(key, true);
  return true;
}

/** A validated entry, or why it was left out. */
export interface EntryReading {
  readonly type: string;
  readonly item: WireEntry;
  /** Undefined if it was left out. */
  readonly entry?: unknown;
  /** The invalid field. */
  readonly field?: string | undefined;
}

let listener: ((reading: EntryReading) => void) | undefined;

/** Subscribes a listener to all reads, for checks of a content API. */
export function onEntryRead(listen: (reading: EntryReading) => void): void {
  listener = listen;
}

export function reportEntry(reading: EntryReading): void {
  listener?.(reading);
}
