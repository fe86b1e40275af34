import { showsDrafts } from '../preview/draft-mode';
import { dayStart } from '../dates/riyadh-clock';
import type { ListPage } from './types';

/**
 * What is published, but not before a moment that editors chose, is read together with everything
 * else and left out when a page is rendered. So it appears on time while the CMS cannot be read, and
 * no instance depends on when another one has read it (docs/decisions/0028-nothing-before-its-time.md).
 */

/** The moment of an ISO date-time, or of the beginning of an ISO date in Riyadh, in milliseconds. */
export function momentOf(value: string): number {
  return Date.parse(value.length === 10 ? dayStart(value) : value);
}

/** Whether the moment of an ISO date or date-time has come. */
export function hasCome(value: string, now = Date.now()): boolean {
  return momentOf(value) <= now;
}

/** Whether visitors may see what begins at an ISO date or date-time; an editor's preview shows all. */
export async function hasBegun(start: string): Promise<boolean> {
  return hasCome(start) || (await showsDrafts());
}

/** The entries whose time has come; in an editor's preview all of them. */
export async function begun<Item>(
  items: readonly Item[],
  startOf: (item: Item) => string,
): Promise<Item[]> {
  if (await showsDrafts()) return [...items];
  const now = Date.now();
  return items.filter((item) => hasCome(startOf(item), now));
}

/** A page of a list as it was read, and what is needed to render it later without reading again. */
export interface TimedPage<Item> {
  readonly list: ListPage<Item>;
  /** The entries of the page before: they move to this one when something begins. */
  readonly preceding: readonly Item[];
  /** What had not begun when the page was read, in the order of the list. */
  readonly upcoming: readonly Item[];
}

/** The page of a list as it is now: with what has begun since it was read. */
export async function pageNow<Item>(
  { list, preceding, upcoming }: TimedPage<Item>,
  pageSize: number,
  startOf: (item: Item) => string,
): Promise<ListPage<Item>> {
  const added = await begun(upcoming, startOf);
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
  // A page that nobody has read yet is left to the next reading.
  return { ...list, items, total };
}
