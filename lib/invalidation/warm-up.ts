import { config } from '../config';
import { newestPaths } from '../content/collections';
import { firstPage } from '../server/first-page';
import { ownRequestHeaders } from '../server/own-requests';
import { locales } from '../i18n/locales';
import { log } from '../logging/log';
import { routeHref } from '../routing/links';
import { routeTargets } from '../routing/route-targets';
import { routeEntries } from '../routing/routes';
import { prepareSearch } from '../search/engine';

const PAGE_TIMEOUT_MS = 30_000;
const NEWEST_ENTRIES = 200;

/**
 * Requests every route and the newest articles once after a start, one at a time in the background,
 * so that first visitors do not wait and snapshots exist if the CMS fails later.
 */
export async function warmUp(): Promise<void> {
  try {
    await firstPage(config().ownOrigin);
    await Promise.all([requestPages(), prepareSearch()]);
    log.info('pages warmed up');
  } catch (error) {
    log.warn({ error: String(error) }, 'warm-up ended early');
  }
}

async function requestPages(): Promise<void> {
  for (const path of routePaths()) await request(path);
  for (const path of await newestPaths(NEWEST_ENTRIES)) await request(path);
}

function routePaths(): string[] {
  return routeEntries.flatMap(([key, route]) =>
    locales
      .filter((locale) => route.locales.includes(locale))
      .flatMap((locale) =>
        routeTargets(key).map(([target, link]) => routeHref(locale, target, link)),
      ),
  );
}

async function request(path: string): Promise<void> {
  try {
    const response = await fetch(config().ownOrigin + path, {
      headers: ownRequestHeaders(),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    await response.arrayBuffer();
  } catch (error) {
    log.warn({ path, error: String(error) }, 'page not warmed up');
  }
}
