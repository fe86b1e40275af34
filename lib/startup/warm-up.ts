import { setTimeout as pause } from 'node:timers/promises';
import { config } from '../config';
import { routeTargets } from '../content/affected-pages';
import { newestArticlePaths } from '../content/newest';
import { routeHref } from '../i18n/links';
import { locales } from '../i18n/locales';
import { log } from '../logging/log';
import { requestPages } from './refresh';
import { routeEntries } from '../routing/routes';
import { prepareSearch } from '../search/engine';

const START_TIMEOUT_MS = 60_000;
const NEWEST_ENTRIES = 200;

/**
 * Right after the start: what changed while the site was down is marked stale, then all routes
 * and the newest entries are requested, one at a time.
 */
export async function warmUp(): Promise<void> {
  try {
    await listening();
    if (config().webhookSecret) await refreshEverything();
    const routePaths = routeEntries.flatMap(([key, route]) =>
      routeTargets(key).flatMap(([target, link]) =>
        locales
          .filter((locale) => route.locales.some((known) => known === locale))
          .map((locale) => routeHref(locale, target, link)),
      ),
    );
    await requestPages(routePaths, 1);
    await requestPages(await newestArticlePaths(NEWEST_ENTRIES), 1);
    await prepareSearch();
    log.info('pages warmed up');
  } catch (error) {
    log.warn({ error: String(error) }, 'warm-up ended early');
  }
}

async function listening(): Promise<void> {
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
  throw new Error('the site does not answer');
}

async function refreshEverything(): Promise<void> {
  const response = await fetch(`${config().ownOrigin}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-webhook-secret': config().webhookSecret, 'Content-Type': 'application/json' },
    body: JSON.stringify({ event: 'refresh' }),
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  });
  await response.arrayBuffer();
}
