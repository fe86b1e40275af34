import { createReadStream } from 'node:fs';
import type { ByteRange } from './byte-range';

/**
 * A range of a file as a response body. The file is opened on the first read: nothing reads the
 * body of a HEAD response, so an eager open would leak the descriptor.
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
