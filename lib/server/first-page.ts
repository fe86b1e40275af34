import { setTimeout as pause } from 'node:timers/promises';
import { ownRequestHeaders } from './own-requests';

const PATH = '/en/404';
const TIMEOUT_MS = 30_000;
const RETRY_MS = 500;

/**
 * Requests a page of this process until there is a response: Next has then loaded its bundles, and the
 * first visitor does not wait for that. Not Found needs no back end.
 */
export async function firstPage(ownOrigin: string): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(ownOrigin + PATH, {
        headers: ownRequestHeaders(),
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return;
    } catch {
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }
}
