import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { rm } from 'node:fs/promises';
import { FAILED, MISSING } from './outcomes.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * Next's own file cache with two differences: a response other than 200 (404, redirect, error) is
 * not stored and evicts what was cached under its key; the outcome of a loader is stored only if
 * something was found.
 */
export default class PageCacheHandler extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind === 'FETCH') {
      const state = outcomeState(data);
      if (state === FAILED) return;
      if (state === MISSING) return this.evict(key, 'FETCH');
      return super.set(key, data, context);
    }
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

function outcomeState(data) {
  try {
    return JSON.parse(data.data.body).state;
  } catch {
    return undefined;
  }
}
