import { createReadStream } from 'node:fs';
import type { ByteRange } from './byte-range';

/**
 * A part of a file as the body of an answer. The file is opened when the first byte is asked for,
 * which nobody does after a HEAD request: opened before, it would stay open for good.
 */
export function fileStream(file: string, range: ByteRange): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= createReadStream(file, range)[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
