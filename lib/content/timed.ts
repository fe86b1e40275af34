import { showsDrafts } from '../preview/draft-mode';
import { dayStart } from '../dates/riyadh-clock';
import type { ListPage } from './types';

/**
 * Scheduled entries are loaded with all others and filtered at render time. So they appear on time
 * while the CMS is down, and all instances agree (docs/decisions/0028-nothing-before-its-time.md).
 */

/** Milliseconds since 1970 of an ISO date-time, or of midnight in Riyadh for an ISO date. */
export function toMilliseconds(value: string): number {
  return Date.parse(value.length === 10 ? dayStart(value) : value);
}

/** True if an ISO date or date-time is in the past. */
export function isPast(value: string, now = Date.now()): boolean {
  return toMilliseconds(value) <= now;
}

/** True if the start has passed or an editor previews drafts. */
export async function isVisibleFrom(start: string): Promise<boolean> {
  return isPast(start) || (await showsDrafts());
}

/** Drops entries that have not started; previews show all. */
export async function filterStarted<Item>(
  items: readonly Item[],
  startTime: (item: Item) => string,
): Promise<Item[]> {
  if (await showsDrafts()) return [...items];
  const now = Date.now();
  return items.filter((item) => isPast(startTime(item), now));
}

/** A page of a list with the data to render it later without another read. */
export interface TimedPage<Item> {
  readonly list: ListPage<Item>;
  /** Entries of the previous page, which move to this one when something starts. */
  readonly preceding: readonly Item[];
  /** Entries that had not started when the page was read, in list order. */
  readonly upcoming: readonly Item[];
}

/** The page with entries inserted that have started since it was read. */
export async function applySchedule<Item>(
  { list, preceding, upcoming }: TimedPage<Item>,
  pageSize: number,
  startTime: (item: Item) => string,
): Promise<ListPage<Item>> {
  const added = await filterStarted(upcoming, startTime);
  if (added.length === 0) return list;
  const first = (list.page - 1) * pageSize;
  const known = [...preceding, ...list.items];
  const knownFrom = first - preceding.length;
  const items: Item[] = [];
  for (let index = first; index < first + pageSize; index += 1) {
    const item = index < added.length ? added[index] : known[index - added.length - knownFrom];
    if (item !== undefined) items.push(item);
  }
  const total = list.total + added.length;
  // Keeps the page count: a new last page appears with the next read.
  return { ...list, items, total };
}
