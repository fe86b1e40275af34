import { setTimeout } from 'node:timers/promises';
import { capPageLifetime, shortenPageLifetime } from '../content/cached-loader';

/** Max wait of a page for live data. */
const MAX_WAIT_MS = 2000;
/** Older data is not shown as current. */
const MAX_AGE_MS = 60 * 60 * 1000;
/** Lifetime of a page with live data. */
const PAGE_SECONDS = 120;

/**
 * Live data for a pre-rendered page; null if it is unavailable, late or old. Caps the page's
 * lifetime. Never throws.
 */
export async function loadLive<Data extends { readonly asOf: string }>(
  load: () => Promise<Data>,
): Promise<Data | null> {
  const late = new AbortController();
  const timeout = setTimeout(MAX_WAIT_MS, null, { signal: late.signal });
  const data = await Promise.race([load(), timeout]).catch(() => null);
  timeout.catch(() => undefined);
  late.abort();
  if (!data || Date.now() - Date.parse(data.asOf) > MAX_AGE_MS) {
    await shortenPageLifetime();
    return null;
  }
  await capPageLifetime(PAGE_SECONDS);
  return data;
}
