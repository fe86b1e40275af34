import { setTimeout as pause } from 'node:timers/promises';
import { markStale } from '../cache/stale-tags';
import { config } from '../config';
import { routeTargets } from '../content/affected-pages';
import { ALL_TAGS } from '../content/change';
import { newestPaths } from '../content/collections';
import { routeHref } from '../routing/links';
import { locales } from '../i18n/locales';
import { log } from '../logging/log';
import { routeEntries } from '../routing/routes';
import { prepareSearch } from '../search/engine';
import { refreshPages } from './refresh';

const START_TIMEOUT_MS = 60_000;
const NEWEST_ENTRIES = 200;

/**
 * Runs in the background of a start: marks everything as stale, because changes made while the
 * site was down were not reported to it, then requests every route and the newest articles, one
 * at a time.
 */
export async function warmUp(): Promise<void> {
  markStale(ALL_TAGS);
  try {
    await untilListening();
    const routePaths = routeEntries.flatMap(([key, route]) =>
      routeTargets(key).flatMap(([target, link]) =>
        locales
          .filter((locale) => route.locales.some((known) => known === locale))
          .map((locale) => routeHref(locale, target, link)),
      ),
    );
    await refreshPages(routePaths);
    await refreshPages(await newestPaths(NEWEST_ENTRIES));
    await prepareSearch();
    log.info('pages warmed up');
  } catch (error) {
    log.warn({ error: String(error) }, 'warm-up ended early');
  }
}

/** @throws if the site does not listen within a minute */
export async function untilListening(): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`${config().ownOrigin}/api/health/live`, {
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
