/** With the tags of a page, as Next's guide to self-hosting names it. */
const TAGS_HEADER = 'x-next-cache-tags';
const PAGE_KINDS = ['APP_PAGE', 'APP_ROUTE', 'PAGES'];
const MAX_RENDERINGS = 10_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Tag of pages with live data (lib/open-data/live.ts). */
const LIVE_TAG = 'live';
/** Then such a page is rendered before it is shown again. */
const LIVE_EXPIRE_SECONDS = 10 * 60;

/** Stamps of the store from the beginning of running renderings, by key. */
const renderings = new Map();

/** lib/cache/store.ts, which this file cannot import; undefined during a build. */
function store() {
  return globalThis[Symbol.for('ports-authority')]?.get('cache-store');
}

/**
 * The `cacheHandler` of next.config.mjs:
 * - a page whose content has changed is a miss; a page that is only too old is served stale while Next
 *   renders it again; one with live data at most for ten minutes;
 * - a page carries the time at which its rendering began, so that a change meanwhile leaves it stale;
 * - content (lib/content/cached-loader.ts) and responses other than 200 are not stored.
 */
export default class PageCacheHandler {
  async get(key, { kind }) {
    const cache = store();
    if (!cache || !PAGE_KINDS.includes(kind)) return null;
    const stamp = cache.stamp();
    const entry = await cache.get(key);
    const isFresh = entry !== undefined && cache.isFresh(entry);
    if (!isFresh) begin(key, stamp);
    if (!isFresh && !(entry && cache.isCurrent(entry))) return null;
    const { value, cacheControl } = entry.value;
    return { value, cacheControl, lastModified: entry.time };
  }

  async set(key, data, { cacheControl } = {}) {
    const cache = store();
    if (!cache || data?.kind === 'FETCH') return;
    const stamp = renderings.get(key);
    renderings.delete(key);
    if (!PAGE_KINDS.includes(data?.kind) || (data.status ?? 200) !== 200) return cache.delete(key);
    const tags = data.headers?.[TAGS_HEADER];
    // Without tags it is not known which changes a page shows.
    if (!stamp || typeof tags !== 'string') return;
    const lifetimeMs = (cacheControl?.revalidate || YEAR_SECONDS) * 1000;
    const names = tags.split(',');
    const control = names.includes(LIVE_TAG)
      ? { ...cacheControl, expire: LIVE_EXPIRE_SECONDS }
      : cacheControl;
    await cache.set(
      key,
      { value: data, cacheControl: control },
      { tags: names, stamp, lifetimeMs },
    );
  }

  async revalidateTag(tags) {
    await store()?.invalidate([tags].flat());
  }

  resetRequestCache() {}
}

/** Of concurrent renderings of a key, the first counts. */
function begin(key, stamp) {
  if (renderings.has(key)) return;
  renderings.set(key, stamp);
  if (renderings.size > MAX_RENDERINGS) renderings.delete(renderings.keys().next().value);
}
