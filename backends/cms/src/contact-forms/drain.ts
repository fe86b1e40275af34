import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST = 500;

/**
 * Reads and forgets the rest of a refused request for a moment. A sender who is still writing when
 * the connection is closed sees a broken connection instead of the answer; of one who sends very
 * much the rest is not waited for.
 */
export function drainBriefly(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  request.unpipe();
  return new Promise((resolve) => {
    let left = MOST_BYTES;
    const finish = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', finish).off('close', finish).off('error', finish);
      request.pause();
      resolve();
    };
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) finish();
    };
    const timer = setTimeout(finish, LONGEST);
    request.on('data', count).on('end', finish).on('close', finish).on('error', finish);
    request.resume();
  });
}
