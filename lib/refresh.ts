import { config } from './config';
import { log } from './log';

const PAGE_TIMEOUT_MS = 30_000;

/**
 * Requests pages of this very process one after the other, so that stale ones are made anew.
 * A page that fails is left to its next visitor.
 */
export async function requestPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    try {
      const response = await fetch(`http://localhost:${config().port}${path}`, {
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
      });
      await response.arrayBuffer();
    } catch (error) {
      log.warn({ path, error: String(error) }, 'page not refreshed');
    }
  }
}
