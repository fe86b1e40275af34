import { open } from 'node:fs/promises';
import type { ByteRange } from './byte-range';

/** A file as of the start of its response. */
export interface KnownFile {
  readonly file: string;
  readonly bytes: number;
  readonly changed: Date;
}

/** Closes the file if the client has disconnected and the body is never read. */
const UNREAD_TIMEOUT_MS = 10_000;

/**
 * A byte range of a file as a response body. The file is opened immediately and its length
 * compared, because it may have been replaced.
 * @returns undefined if the file is gone or was replaced
 */
export async function fileStream(
  { file, bytes, changed }: KnownFile,
  range: ByteRange,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  const { size, mtime } = await handle.stat();
  if (size !== bytes || mtime.getTime() !== changed.getTime()) {
    await handle.close();
    return undefined;
  }
  const unread = setTimeout(() => void handle.close(), UNREAD_TIMEOUT_MS);
  unread.unref();
  let chunks: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(unread);
        chunks ??= handle.createReadStream(range)[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        clearTimeout(unread);
        await (chunks ? chunks.return?.() : handle.close());
      },
    },
    { highWaterMark: 0 },
  );
}
