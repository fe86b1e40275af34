import { unstable_cache } from 'next/cache';
import { setTimeout } from 'node:timers/promises';
import { shortenPageLifetime } from '../content/cached-loader';

/** Max wait of a page for live data. */
const MAX_WAIT_MS = 2000;
/** Older data is not shown as current. */
const MAX_AGE_MS = 60 * 60 * 1000;
/** Lifetime of a page with live data. */
const PAGE_SECONDS = 120;
/** Bounds the time for which such a page is served stale (lib/cache/page-cache-handler.mjs). */
const LIVE_TAG = 'live';

/**
 * Live data for a pre-rendered page; null if it is unavailable, late or old. Caps the page's
 * lifetime. Never throws.
 * @param name unique for the data
 */
export async function loadLive<Data extends { readonly asOf: string }>(
  name: string,
  load: () => Promise<Data>,
): Promise<Data | null> {
  // An uncached request would make the page dynamic; the cache handler stores none of these values.
  const read = unstable_cache(() => inTime(load), ['live', name], {
    tags: [LIVE_TAG],
    revalidate: PAGE_SECONDS,
  });
  const data = await read();
  if (data && Date.now() - Date.parse(data.asOf) <= MAX_AGE_MS) return data;
  await shortenPageLifetime();
  return null;
}

/** The data; null if it is unavailable or late. */
export async function inTime<Data>(load: () => Promise<Data>): Promise<Data | null> {
  const done = new AbortController();
  const timeout = setTimeout(MAX_WAIT_MS, null, { signal: done.signal });
  try {
    return await Promise.race([load(), timeout]);
  } catch {
    return null;
  } finally {
    timeout.catch(() => undefined);
    done.abort();
  }
}
