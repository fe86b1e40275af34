import { setTimeout as pause } from 'node:timers/promises';
import { config } from '../config';
import { routeTargets } from '../content/affected-pages';
import { newestPaths } from '../content/collections';
import { routeHref } from '../routing/links';
import { locales } from '../i18n/locales';
import { log } from '../logging/log';
import { routeEntries } from '../routing/routes';
import { prepareSearch } from '../search/engine';
import { postChange, REFRESH_EVERYTHING } from './post-change.mjs';
import { requestPages } from './refresh';

const START_TIMEOUT_MS = 60_000;
const NEWEST_ENTRIES = 200;

/**
 * Runs in the background of a start: marks everything as stale, because changes made while the
 * site was down were not reported to it, then requests every route and the newest articles, one
 * at a time.
 */
export async function warmUp(): Promise<void> {
  const { ownOrigin, webhookSecret } = config();
  try {
    await untilListening();
    if (webhookSecret) {
      await postChange(ownOrigin, webhookSecret, REFRESH_EVERYTHING, {
        timeoutMs: START_TIMEOUT_MS,
      });
    }
    const routePaths = routeEntries.flatMap(([key, route]) =>
      routeTargets(key).flatMap(([target, link]) =>
        locales
          .filter((locale) => route.locales.some((known) => known === locale))
          .map((locale) => routeHref(locale, target, link)),
      ),
    );
    await requestPages(routePaths, 1);
    await requestPages(await newestPaths(NEWEST_ENTRIES), 1);
    await prepareSearch();
    log.info('pages warmed up');
  } catch (error) {
    log.warn({ error: String(error) }, 'warm-up ended early');
  }
}

async function untilListening(): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`${config().ownOrigin}/health`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(START_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return;
    } catch {
      await pause(200);
    }
  }
  throw new Error('the site is not listening');
}
