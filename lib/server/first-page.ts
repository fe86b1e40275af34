import { setTimeout as pause } from 'node:timers/promises';
import { ownRequestHeaders } from './own-requests';

const PATH = '/en/404';
const TIMEOUT_MS = 30_000;
const RETRY_MS = 500;

/**
 * Requests a page of this process, until one gets a response: by then Next has loaded what every page
 * needs, and the first visitor does not wait for that. Which page the back ends allow is no matter.
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
