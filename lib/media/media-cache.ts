import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { config } from '../config';
import { throughCircuit } from '../http/circuit';
import { RecentKeys } from '../limits/recent-keys';
import { log } from '../logging/log';

const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** A file of the CMS that is cached on this machine; size in bytes. */
export interface CachedMedia {
  readonly file: string;
  readonly bytes: number;
  readonly changed: Date;
}

/** The CMS has no such file. */
export class MediaMissingError extends Error {
  override name = 'MediaMissingError';
}

const MISSING_MS = 10_000;
const MAX_MISSING = 10_000;

/** Next loads this module more than once. */
const globals = globalThis as typeof globalThis & {
  portsMissingMedia?: RecentKeys;
  portsMediaFetches?: Map<string, Promise<CachedMedia>>;
};

/** Files that are being fetched, by name; one that changed meanwhile is no longer in it. */
const fetching = (): Map<string, Promise<CachedMedia>> => (globals.portsMediaFetches ??= new Map());

/** Names that the CMS lately said it does not have. */
const missing = (): RecentKeys =>
  (globals.portsMissingMedia ??= new RecentKeys(MISSING_MS, MAX_MISSING));

/**
 * A file of the CMS, from the cache or else fetched into it; concurrent calls share one fetch.
 * @throws MediaMissingError if the CMS has no such file, Error if it can't be fetched now
 */
export async function getCachedMedia(name: string): Promise<CachedMedia> {
  const cached = await readCached(name);
  if (cached) return cached;
  const running = fetching().get(name);
  if (running) return running;
  if (missing().has(name)) throw new MediaMissingError(name);
  const isCurrent = () => fetching().get(name) === download;
  const download: Promise<CachedMedia> = throughCircuit('media', () =>
    fetchMedia(name, isCurrent),
  ).finally(() => {
    if (isCurrent()) fetching().delete(name);
  });
  fetching().set(name, download);
  return download;
}

/** Removes a file from the cache because it changed or was deleted. */
export async function evictMedia(name: string): Promise<void> {
  missing().delete(name);
  fetching().delete(name);
  await rm(cachedFile(name), { force: true });
}

async function readCached(name: string): Promise<CachedMedia | undefined> {
  const file = cachedFile(name);
  try {
    const { size, mtime } = await stat(file);
    // The clean-up deletes by access time.
    await utimes(file, new Date(), mtime);
    return { file, bytes: size, changed: mtime };
  } catch {
    return undefined;
  }
}

/** @param isCurrent whether the file has not changed since the fetch began */
async function fetchMedia(name: string, isCurrent: () => boolean): Promise<CachedMedia> {
  const { contentMediaUrl, contentApiTimeoutMs } = config();
  const response = await fetch(`${contentMediaUrl}/uploads/${name}`, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(contentApiTimeoutMs * 5),
  });
  if (response.status === 404) {
    if (isCurrent()) missing().add(name);
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
  try {
    await pipeline(
      Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
      limitBytes,
      createWriteStream(temporary, { flags: 'wx' }),
    );
    if (isCurrent()) await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  if (!isCurrent()) {
    await rm(temporary, { force: true });
    return getCachedMedia(name);
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
