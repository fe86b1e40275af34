import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { config } from '../config';
import { log } from '../logging/log';

const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** A file of the content API, held on this machine; size in bytes. */
export interface CachedMedia {
  readonly file: string;
  readonly bytes: number;
  readonly changed: Date;
}

/** The content API holds no such file. */
export class MediaMissingError extends Error {
  override name = 'MediaMissingError';
}

const underWay = new Map<string, Promise<CachedMedia>>();

/**
 * The held copy of a file, fetched first where there is none. Pictures and documents survive
 * the content API this way, and it needs no public address.
 * @throws MediaMissingError, or Error when the file can't be had now.
 */
export async function getCachedMedia(name: string): Promise<CachedMedia> {
  const held = await readHeld(name);
  if (held) return held;
  const running = underWay.get(name);
  if (running) return running;
  const fetching = fetchMedia(name).finally(() => underWay.delete(name));
  underWay.set(name, fetching);
  return fetching;
}

/** Drops the held copy of a file that has changed or is gone. */
export async function evictMedia(name: string): Promise<void> {
  await rm(heldFile(name), { force: true });
}

async function readHeld(name: string): Promise<CachedMedia | undefined> {
  const file = heldFile(name);
  try {
    const { size, mtime } = await stat(file);
    // The access time is what the clean-up goes by.
    await utimes(file, new Date(), mtime);
    return { file, bytes: size, changed: mtime };
  } catch {
    return undefined;
  }
}

async function fetchMedia(name: string): Promise<CachedMedia> {
  const { contentMediaUrl, contentApiTimeoutMs } = config();
  const response = await fetch(`${contentMediaUrl}/uploads/${name}`, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(contentApiTimeoutMs * 5),
  });
  if (response.status === 404) throw new MediaMissingError(name);
  if (!response.ok || !response.body) {
    throw new Error(`/uploads/${name} answered with status ${response.status}`);
  }
  if (/^text\/html/i.test(response.headers.get('content-type') ?? '')) {
    throw new Error(`/uploads/${name} answered with a page instead of a file`);
  }
  const file = heldFile(name);
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
  try {
    await pipeline(
      Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
      limitBytes,
      createWriteStream(temporary, { flags: 'wx' }),
    );
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  void keepWithinBounds();
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

/** Removes the files that were asked for longest ago once the folder is over its limit. */
async function keepWithinBounds(): Promise<void> {
  try {
    const folder = mediaFolder();
    const seen = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = path.join(folder, name);
        // What is being received takes its last name at any time.
        const held = await stat(file).catch(() => null);
        return held ? [{ file, size: held.size, atimeMs: held.atimeMs }] : [];
      }),
    );
    const files = seen.flat();
    let excess = files.reduce((sum, { size }) => sum + size, 0) - config().mediaCacheBytes;
    for (const { file, size } of files.sort((a, b) => a.atimeMs - b.atimeMs)) {
      if (excess <= 0) return;
      await rm(file, { force: true });
      excess -= size;
    }
  } catch (error) {
    log.warn({ error: String(error) }, 'media folder not tidied');
  }
}

function mediaFolder(): string {
  return path.resolve(config().dataDirectory, 'media');
}

function heldFile(name: string): string {
  return path.join(mediaFolder(), name);
}
