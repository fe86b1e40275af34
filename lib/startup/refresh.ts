import { config } from '../config';
import { log } from '../logging/log';

const PAGE_TIMEOUT_MS = 30_000;

/** How many pages are made at once: enough to be quick, few enough to leave visitors their share. */
const SIDE_BY_SIDE = 3;

/**
 * Requests pages of this very process, so that stale ones are made anew, in the given order.
 * A page that fails is left to its next visitor.
 */
export async function requestPages(
  paths: readonly string[],
  sideBySide = SIDE_BY_SIDE,
): Promise<void> {
  const waiting = paths.values();
  const requestNext = async () => {
    for (const path of waiting) await requestPage(path);
  };
  await Promise.all(Array.from({ length: sideBySide }, requestNext));
}

async function requestPage(path: string): Promise<void> {
  try {
    const response = await fetch(`${config().ownOrigin}${path}`, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    await response.arrayBuffer();
  } catch (error) {
    log.warn({ path, error: String(error) }, 'page not refreshed');
  }
}
