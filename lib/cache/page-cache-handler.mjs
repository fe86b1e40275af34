import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { INLINE_SOURCES_HEADER, inlineSources, nonceOf, withoutNonce } from './inline-sources.mjs';
import { FAILED, MISSING } from './outcomes.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * Next's own file cache with three differences: a response other than 200 (404, redirect, error) is
 * not stored and evicts what was cached under its key; the outcome of a loader is stored only if
 * something was found; a page is stored with the hashes of its inline scripts, so that they are
 * computed once and the policy of a cached page needs neither its body nor a nonce
 * (docs/decisions/0015-content-security-policy.md).
 */
export default class PageCacheHandler extends FileSystemCache {
  constructor(context) {
    super(context);
    // Without a nonce no script is trusted: none can have this one.
    this.nonce = nonceOf(context._requestHeaders) ?? randomUUID();
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    if (isHtml(entry?.value)) nameInlineSources(entry.value, undefined);
    return entry;
  }

  async set(key, data, context) {
    if (data?.kind === 'FETCH') {
      const state = outcomeState(data);
      if (state === FAILED) return;
      if (state === MISSING) return this.evict(key, 'FETCH');
      return super.set(key, data, context);
    }
    // Next sends the very object that it stores, also when it is not stored.
    if (isHtml(data)) nameInlineSources(data, this.nonce);
    if (!data || !isPage(data)) return this.evict(key, data?.kind ?? 'APP_PAGE');
    return super.set(key, data, context);
  }

  async evict(key, kind) {
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

function isPage(data) {
  return data.status === undefined || data.status === 200;
}

function isHtml(data) {
  return (data?.kind === 'APP_PAGE' || data?.kind === 'PAGES') && typeof data.html === 'string';
}

/**
 * Adds the header with the inline sources to a page that has none yet, and takes the nonce of its
 * rendering out. What `set` stored has the header; without it, the page is one of the build's.
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
