import type { Locale } from '../i18n/locales';
import type { RouteKey } from '../routing/routes';
import { cachedLoader, shortenPageLifetime } from './cached-loader';
import { readEmptyRoutes } from './collections/pages';
import { ContentUnavailableError } from './errors';

// Every page of the site reads this. With the tags of what it reads, every change of a question would
// make all of them stale, so that it has one that they have anyway: a link to the first question appears
// after CONTENT_REVALIDATE_SECONDS at the latest.
const load = cachedLoader({
  name: 'empty-routes',
  version: 1,
  tags: ['site-setting'],
  load: readEmptyRoutes,
});

/** Pages that the content API has nothing for, which nothing leads to; an unknown state means none. */
export async function loadEmptyRoutes(locale: Locale): Promise<readonly RouteKey[]> {
  try {
    return await load(locale);
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    await shortenPageLifetime();
    return [];
  }
}
