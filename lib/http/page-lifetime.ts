/** How long shared caches keep a page, in seconds. */
interface Lifetime {
  /** Fresh: nobody asks the site. */
  readonly fresh: number;
  /** After that, shown to visitors while the cache asks the site. */
  readonly whileRevalidating: number;
  /** After that, shown when the site fails. */
  readonly ifError: number;
}

const DAY = 24 * 60 * 60;

/** What nobody purges must be forgotten soon, or a change is not seen. */
const UNPURGED: Lifetime = { fresh: 30, whileRevalidating: 30, ifError: DAY };

/** A purge that was lost costs no more than the time after which the site reads content again. */
const PURGED: Lifetime = { fresh: Infinity, whileRevalidating: DAY, ifError: 7 * DAY };

/** Next shows the old page again while it renders the new one, which is there at the next request. */
const BEING_RENDERED: Lifetime = { fresh: 1, whileRevalidating: 0, ifError: DAY };

/** What Next writes for a page that it stores, with the seconds until it renders the page again. */
const STORED_PAGE = /^s-maxage=(\d+)(?:, stale-while-revalidate=\d+)?$/;

/**
 * `Cache-Control` of a response for visitors and the caches in front of the site
 * (docs/decisions/0022-the-edge.md). Next's own would have a browser or a content delivery network
 * show a page for up to a year without asking whether it has changed.
 * @param fromNext `Cache-Control` as Next set it; anything but a stored page's is returned unchanged
 * @param state.cache Next's `x-nextjs-cache`
 * @param state.isPurged whether the caches in front forget the URL when its page changes
 */
export function pageLifetime(
  fromNext: string,
  { cache, isPurged }: { readonly cache: string; readonly isPurged: boolean },
): string {
  const untilRendered = STORED_PAGE.exec(fromNext)?.[1];
  if (untilRendered === undefined) return fromNext;
  const { fresh, whileRevalidating, ifError } =
    cache === 'STALE' ? BEING_RENDERED : isPurged ? PURGED : UNPURGED;
  return [
    'public',
    'max-age=0',
    `s-maxage=${Math.min(fresh, Number(untilRendered))}`,
    ...(whileRevalidating > 0 ? [`stale-while-revalidate=${whileRevalidating}`] : []),
    `stale-if-error=${ifError}`,
  ].join(', ');
}
