import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { config } from '../config';
import { throughCircuit } from '../resilience/circuit';
import { log } from '../logging/log';
import { processWide, processWideError } from '../process-state';

const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** A cached file of the CMS with its size; `changed` is never older than the content. */
export interface CachedMedia {
  readonly file: string;
  readonly bytes: number;
  readonly changed: Date;
}

interface Fetch {
  readonly changed: Date | undefined;
  readonly media: Promise<CachedMedia>;
}

/** The CMS has no such file. */
export class MediaMissingError extends processWideError('MediaMissingError') {}

const MISSING_MS = 10_000;
const MAX_MISSING = 10_000;
const MAX_COMPARED = 10_000;

/** Running fetches by file name; a change of the file removes its entry. */
const fetching = (): Map<string, Fetch> => processWide('media-fetches', () => new Map());

/** Negative cache: names for which the CMS recently responded with 404. */
const missing = (): LRUCache<string, true> =>
  processWide('missing-media', () => new LRUCache({ ttl: MISSING_MS, max: MAX_MISSING }));

/** Names whose copies were recently revalidated. */
const compared = (): LRUCache<string, true> =>
  processWide(
    'compared-media',
    () => new LRUCache({ ttl: config().contentRevalidateSeconds * 1000, max: MAX_COMPARED }),
  );

/**
 * A file of the CMS, from the cache or else fetched into it; concurrent calls share one fetch.
 * @param changed the file's last known change: an older copy is fetched again, even if this instance was
 *   not notified, and is returned only if that fails. Without it the copy is revalidated in the background
 *   from time to time.
 * @throws MediaMissingError if the CMS has no such file, Error if it can't be fetched now
 */
export async function getCachedMedia(name: string, changed?: Date): Promise<CachedMedia> {
  const cached = await readCached(name);
  if (cached && !isBefore(cached.changed, changed)) {
    if (!changed) void revalidate(name, cached);
    return cached;
  }
  try {
    return await fetchOnce(name, changed);
  } catch (error) {
    if (cached && !(error instanceof MediaMissingError)) return cached;
    throw error;
  }
}

function fetchOnce(name: string, changed: Date | undefined): Promise<CachedMedia> {
  const running = fetching().get(name);
  // A fetch that began before the change may return the old file.
  if (running && !isBefore(running.changed, changed)) return running.media;
  if (missing().has(name)) return Promise.reject(new MediaMissingError(name));
  const isCurrent = () => fetching().get(name) === download;
  const media = throughCircuit('media', () => fetchMedia(name, changed, isCurrent)).finally(() => {
    if (isCurrent()) fetching().delete(name);
  });
  const download: Fetch = { changed, media };
  fetching().set(name, download);
  compared().set(name, true);
  return media;
}

function isBefore(cached: Date | undefined, changed: Date | undefined): boolean {
  return changed !== undefined && (cached === undefined || cached < changed);
}

/** Removes a file from the cache because it changed or was deleted. */
export async function evictMedia(name: string): Promise<void> {
  missing().delete(name);
  fetching().delete(name);
  await rm(cachedFile(name), { force: true });
}

/** Revalidates every copy at its next request, since changes may have been missed. */
export function recheckMedia(): void {
  compared().clear();
}

/** Revalidates a copy: removes it if the CMS has a newer file, or none. */
async function revalidate(name: string, { changed }: CachedMedia): Promise<void> {
  if (compared().has(name)) return;
  compared().set(name, true);
  try {
    const { status, headers } = await throughCircuit('media', () =>
      fetchFromCms(name, { method: 'HEAD', timeoutMs: config().contentApiTimeoutMs }),
    );
    const isNewer = status === 200 && isBefore(changed, lastModified(headers));
    if (isNewer || status === 404) await evictMedia(name);
  } catch (error) {
    log.warn({ name, error: String(error) }, 'media not compared');
  }
}

async function readCached(name: string): Promise<CachedMedia | undefined> {
  const file = cachedFile(name);
  try {
    const { size, mtime } = await stat(file);
    // Eviction is by access time.
    await utimes(file, new Date(), mtime);
    return { file, bytes: size, changed: mtime };
  } catch {
    return undefined;
  }
}

function fetchFromCms(
  name: string,
  { method, timeoutMs }: { readonly method: 'GET' | 'HEAD'; readonly timeoutMs: number },
): Promise<Response> {
  return fetch(`${config().contentMediaUrl}/uploads/${name}`, {
    method,
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function lastModified(headers: Headers): Date | undefined {
  const time = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** @param isCurrent false once the file has changed since the fetch began */
async function fetchMedia(
  name: string,
  changed: Date | undefined,
  isCurrent: () => boolean,
): Promise<CachedMedia> {
  const timeoutMs = config().contentApiTimeoutMs * 5;
  const response = await fetchFromCms(name, { method: 'GET', timeoutMs });
  if (response.status === 404) {
    if (isCurrent()) missing().set(name, true);
    throw new MediaMissingError(name);
  }
  if (!response.ok || !response.body) {
    throw new Error(`/uploads/${name} responded with status ${response.status}`);
  }
  if (/^text\/html/i.test(response.headers.get('content-type') ?? '')) {
    throw new Error(`/uploads/${name} responded with a page instead of a file`);
  }
  const file = cachedFile(name);
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
  // Opened first: a stream that is destroyed while it opens creates its file afterwards.
  const part = await open(temporary, 'wx');
  try {
    await pipeline(
      Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
      limitBytes,
      part.createWriteStream(),
    );
    // A URL of an older version gets the current file, too.
    const modified = lastModified(response.headers);
    const changedAt = isBefore(changed, modified) ? modified : changed;
    if (changedAt) await utimes(temporary, new Date(), changedAt);
    if (isCurrent()) await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  if (!isCurrent()) {
    await rm(temporary, { force: true });
    return getCachedMedia(name, changed);
  }
  void deleteLeastRecent();
  const { size, mtime } = await stat(file);
  return { file, bytes: size, changed: mtime };
}

async function* limitBytes(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > MAX_FILE_BYTES) throw new Error('the file is too large');
    yield chunk;
  }
}

/** Deletes the least recently requested files once the folder is over its limit. */
async function deleteLeastRecent(): Promise<void> {
  try {
    const folder = mediaFolder();
    const found = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = path.join(folder, name);
        // A download may be renamed at any time.
        const stats = await stat(file).catch(() => null);
        return stats ? [{ file, size: stats.size, atimeMs: stats.atimeMs }] : [];
      }),
    );
    const files = found.flat();
    let excess = files.reduce((sum, { size }) => sum + size, 0) - config().mediaCacheBytes;
    for (const { file, size } of files.sort((a, b) => a.atimeMs - b.atimeMs)) {
      if (excess <= 0) return;
      await rm(file, { force: true });
      excess -= size;
    }
  } catch (error) {
    log.warn({ error: String(error) }, 'media cache not cleaned up');
  }
}

function mediaFolder(): string {
  return path.resolve(config().dataDirectory, 'media');
}

function cachedFile(name: string): string {
  return path.join(mediaFolder(), name);
}
