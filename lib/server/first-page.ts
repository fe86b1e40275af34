import { setTimeout as pause } from 'node:timers/promises';
import { ownRequestHeaders } from './own-requests';

const PATH = '/en/404';
const TIMEOUT_MS = 30_000;
const RETRY_MS = 500;

/**
 * Requests a page of this process until there is a response, so that Next has loaded its bundles before
 * the first visitor. The Not Found page needs no back end.
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
