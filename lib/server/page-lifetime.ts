const DAY_SECONDS = 24 * 60 * 60;
/** Long enough for any rendering; then requests no longer rely on the cache that revalidates. */
const REVALIDATION_SECONDS = 10;

/** `Cache-Control` of a page that Next stores, with the seconds until it is rendered again. */
const STORED_PAGE = /^s-maxage=(\d+)(?:, stale-while-revalidate=\d+)?$/;

/**
 * `Cache-Control` of a response for browsers and shared caches (docs/decisions/0022-the-edge.md).
 * @param fromNext `Cache-Control` as Next set it; anything but a stored page's is returned unchanged
 * @param state.isStale whether Next sent the previous version while it renders the page again
 * @param state.freshSeconds for which a shared cache may send a page without revalidating it
 */
export function pageLifetime(
  fromNext: string,
  { isStale, freshSeconds }: { readonly isStale: boolean; readonly freshSeconds: number },
): string {
  const untilRendered = STORED_PAGE.exec(fromNext)?.[1];
  if (untilRendered === undefined) return fromNext;
  return sharedLifetime(Math.min(isStale ? 1 : freshSeconds, Number(untilRendered)));
}

/** `Cache-Control` of what a shared cache may send for some seconds and browsers revalidate. */
export function sharedLifetime(freshSeconds: number): string {
  return [
    'public, max-age=0',
    `s-maxage=${freshSeconds}`,
    `stale-while-revalidate=${REVALIDATION_SECONDS}`,
    `stale-if-error=${DAY_SECONDS}`,
  ].join(', ');
}
