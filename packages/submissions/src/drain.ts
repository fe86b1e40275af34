import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_MS = 500;

/**
 * Reads and discards the rest of a refused request, for half a second and 16 MB at most. A client
 * that is still writing when the connection closes sees a reset instead of the response.
 */
export function drainBriefly(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  request.unpipe();
  return new Promise((resolve) => {
    let left = MAX_BYTES;
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
    const timer = setTimeout(finish, MAX_MS);
    request.on('data', count).on('end', finish).on('close', finish).on('error', finish);
    request.resume();
  });
}
