import type { Locale } from '../i18n/locales';
import type { RouteKey } from '../routing/routes';
import { cachedLoader } from './cached-loader';
import { readEmptyRoutes } from './collections/pages';
import { ifAvailable } from './unavailable';

// Every page reads this. With its own tags, every change of a question would invalidate all pages;
// so it uses a tag that they already have, and a link to the first question appears after
// CONTENT_REVALIDATE_SECONDS at the latest.
const load = cachedLoader({
  name: 'empty-routes',
  version: 1,
  tags: ['site-setting'],
  load: readEmptyRoutes,
});

/** Routes to hide because they have no content; empty if that can't be determined. */
export async function loadEmptyRoutes(locale: Locale): Promise<readonly RouteKey[]> {
  return (await ifAvailable(load(locale))) ?? [];
}
