import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import {
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { randomUUID } from 'node:crypto';
import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { INLINE_SOURCES_HEADER, inlineSources, nonceOf, withoutNonce } from './inline-sources.mjs';
import { FAILED, FROM_SNAPSHOTS, MISSING } from './outcomes.mjs';

/** Named by lib/http/stored-at-header.ts too, which this file cannot import. */
const STORED_AT_HEADER = 'x-middleware-stored-at';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** Next's name of the header with the tags of a stored page. */
const TAGS_HEADER = 'x-next-cache-tags';

// lib/cache/stale-tags.ts writes to this table, and may have done so before it was Next's.
for (const [tag, times] of globalThis.portsTags ?? []) tagsManifest.set(tag, times);
globalThis.portsTags = tagsManifest;

/** Longer than a request takes. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/** Pages that came out of the cache. */
const stored = new WeakSet();

/**
 * Next's own file cache with these differences:
 * - what is stored has the time at which its request began, not the one at which it was stored, so
 *   that a change in between leaves it stale (docs/decisions/0019-changes-and-instances.md);
 * - a loader's value that is stale by a change counts as missing: Next would give it to responses
 *   that are not cached themselves;
 * - a page that is stale by a change counts as missing for the site's own request, which therefore
 *   ends when the page has been rendered;
 * - a page that is missing or stale is taken from another instance if that has rendered it since
 *   (lib/cache/shared-pages.ts), and what this instance renders is given to the others;
 * - a response other than 200 (404, redirect, error) is not stored and evicts what was cached under
 *   its key, and the outcome of a loader is stored only if something was found;
 * - what the disk does not take is kept in memory alone: to Next that would be a failed rendering, and
 *   it would store the page again that it had, as new;
 * - a page is stored with the hashes of its inline scripts, so that they are computed once and the
 *   policy of a cached page needs neither its body nor a nonce
 *   (docs/decisions/0015-content-security-policy.md).
 */
export default class PageCacheHandler extends FileSystemCache {
  constructor(context) {
    // Next makes a handler for each request, so nothing that the request stores was read before. The
    // clock is that of the tags' times, which no correction of the machine's clock sets back.
    const began = Math.floor(performance.timeOrigin + performance.now());
    const files = { time: began };
    super({
      ...context,
      fs: { ...context.fs, writeFile: (file, data) => store(file, data, files.time) },
    });
    this.began = began;
    this.files = files;
    const { portsOwnRequests, portsSharedPages } = globalThis;
    this.shared = portsSharedPages;
    this.change = portsSharedPages?.change();
    this.isOwnRequest =
      portsOwnRequests !== undefined &&
      context._requestHeaders?.['x-own-request'] === portsOwnRequests;
    // Without a nonce no script is trusted: none can have this one.
    this.nonce = nonceOf(context._requestHeaders) ?? randomUUID();
  }

  async get(key, context) {
    if (context.kind === 'FETCH') {
      const value = await this.own(key, context);
      const tags = [...(context.tags ?? []), ...(context.softTags ?? [])];
      return value && areTagsStale(tags, value.lastModified) ? null : value;
    }
    const own = await this.own(key, context);
    const entry = this.shared && !isFresh(own) ? await this.newer(key, own, context) : own;
    if (!entry) return entry;
    if (this.isOwnRequest && areTagsStale(tagsOf(entry.value), entry.lastModified)) return null;
    if (isHtml(entry.value)) {
      nameInlineSources(entry.value, undefined);
      entry.value.headers[STORED_AT_HEADER] = String(entry.lastModified ?? 0);
    }
    stored.add(entry.value);
    return entry;
  }

  /** What this instance has. */
  async own(key, context) {
    const entry = await super.get(key, context);
    // Written before the machine's clock was set back: such an entry would outlive every change.
    if (entry?.lastModified > this.began + CLOCK_TOLERANCE_MS) entry.lastModified = 1;
    return entry;
  }

  async set(key, data, context) {
    if (data?.kind === 'FETCH') {
      const state = outcomeState(data);
      if (state === FAILED) return;
      if (state === MISSING) return this.evict(key, 'FETCH');
      return this.store(key, data, context);
    }
    // Next sends the very object that it stores, also when it is not stored.
    if (isHtml(data)) {
      nameInlineSources(data, this.nonce);
      data.headers[STORED_AT_HEADER] = String(this.began);
    }
    if (!data || !isPage(data)) return this.evict(key, data?.kind ?? 'APP_PAGE');
    const tags = tagsOf(data);
    // After a failure Next stores the page again that it had.
    if (!tags.includes(FROM_SNAPSHOTS) && !stored.has(data)) {
      const { cacheControl } = context;
      this.shared?.write(key, { value: data, cacheControl, tags }, this.change);
    }
    return this.store(key, data, context);
  }

  async store(key, data, context, time = this.began) {
    const { memoryCache } = FileSystemCache;
    if (memoryCache?.get(key)?.lastModified > time) return;
    this.files.time = time;
    const written = super.set(key, data, context);
    // Still the same turn: nobody has read the time of storing.
    const entry = memoryCache?.get(key);
    if (entry?.value === data) entry.lastModified = time;
    try {
      await written;
    } catch (error) {
      console.error(error);
    }
  }

  /** What another instance has rendered, if it is newer than this one's own page. */
  async newer(key, own, context) {
    const page = await this.shared.read(key);
    if (!page || page.lastModified <= (own?.lastModified ?? 0)) return own;
    const { value, cacheControl, lastModified } = page;
    await this.store(key, value, { ...context, cacheControl }, lastModified);
    return { value, cacheControl, lastModified };
  }

  async evict(key, kind) {
    if (kind !== 'FETCH') this.shared?.remove(key);
    FileSystemCache.memoryCache?.remove(key);
    if (!this.flushToDisk) return;
    const endings =
      kind === 'FETCH'
        ? ['']
        : kind === 'APP_ROUTE'
          ? ['.body', '.meta']
          : ['.html', '.rsc', '.meta', '.segments'];
    await Promise.all(
      endings.map((ending) =>
        rm(this.getFilePath(key + ending, kind), { force: true, recursive: true }),
      ),
    );
  }
}

/** Writes a file whole or not at all, with the time of what is in it. */
async function store(file, data, time) {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, data);
    await utimes(temporary, new Date(time), new Date(time));
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Whether neither a change nor the time has made a page stale. */
function isFresh(entry) {
  if (!entry || areTagsStale(tagsOf(entry.value), entry.lastModified)) return false;
  const { revalidate } = entry.cacheControl ?? {};
  const age = performance.timeOrigin + performance.now() - entry.lastModified;
  return typeof revalidate !== 'number' || age < revalidate * 1000;
}

function tagsOf(page) {
  const tags = page?.headers?.[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}

function isPage(data) {
  return data.status === undefined || data.status === 200;
}

function isHtml(data) {
  return (data?.kind === 'APP_PAGE' || data?.kind === 'PAGES') && typeof data.html === 'string';
}

/**
 * Adds the header with the inline sources of a page and takes the nonce of its rendering out, unless
 * that was done before. What `set` stored has the header; without it, the page is one of the build's.
 */
function nameInlineSources(page, nonce) {
  if (page.headers?.[INLINE_SOURCES_HEADER] !== undefined) return;
  page.headers = { ...page.headers, [INLINE_SOURCES_HEADER]: inlineSources(page.html, nonce) };
  if (!nonce) return;
  page.html = withoutNonce(page.html, nonce);
  if (page.rscData) page.rscData = bufferWithoutNonce(page.rscData, nonce);
  for (const [segment, data] of page.segmentData ?? []) {
    page.segmentData.set(segment, bufferWithoutNonce(data, nonce));
  }
}

/** Latin-1 keeps every byte, whatever the payload holds. */
function bufferWithoutNonce(buffer, nonce) {
  if (!buffer.includes(nonce)) return buffer;
  return Buffer.from(withoutNonce(buffer.toString('latin1'), nonce), 'latin1');
}

function outcomeState(data) {
  try {
    return JSON.parse(data.data.body).state;
  } catch {
    return undefined;
  }
}
