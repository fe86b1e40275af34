import { atOnce } from './at-once';

/** When what has a tag became stale, as Next keeps it; milliseconds. */
interface TagTimes {
  readonly stale?: number;
  readonly expired?: number;
}

/**
 * Next's own table once page-cache-handler.mjs is loaded, which puts it here: bundles of Next cannot
 * import it themselves. Until then a table whose entries the handler takes over.
 */
const globals = globalThis as typeof globalThis & {
  portsTags?: Map<string, TagTimes>;
  portsLastMark?: number;
};

/**
 * Marks everything as stale that was read or rendered until now with any of these tags, at once and
 * without a request of Next, which `revalidateTag` needs: changes also arrive from other instances.
 */
export function markStale(tags: readonly string[]): void {
  const times = (globals.portsTags ??= new Map());
  // Times of pages are whole milliseconds, rounded down. Each mark has a millisecond of its own.
  const now = Math.floor(performance.timeOrigin + performance.now());
  const stale = Math.max(now, globals.portsLastMark ?? 0) + 1;
  globals.portsLastMark = stale;
  for (const tag of tags) {
    times.set(tag, { ...times.get(tag), stale });
    // What Next calls expired, it renders before it shows it to anybody.
    times.set(atOnce(tag), { stale, expired: stale });
  }
}

/** Since when the newest change of any of these tags is known here, as `markStale` noted it; 0 if none is. */
export function staleSince(tags: readonly string[]): number {
  return Math.max(0, ...tags.map((tag) => globals.portsTags?.get(tag)?.stale ?? 0));
}

/** When the newest change of all was marked, as `staleSince` reckons; 0 without any. */
export function lastMark(): number {
  return globals.portsLastMark ?? 0;
}
