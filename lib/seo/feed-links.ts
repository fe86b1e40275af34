import { localizedPath } from '../routing/links';
import type { Locale } from '../i18n/locales';
import type { RouteKey } from '../routing/routes';
import { feedPath, FEEDS, type FeedName } from '../routing/site-files';

/** Routes whose head links to a feed, for browsers and feed readers. */
const FEED_ROUTES: Readonly<Record<FeedName, readonly RouteKey[]>> = {
  news: ['home', 'mediaCenter', 'article'],
  circulars: ['home', 'circulars'],
};

/** The feeds that a route's head links to. */
export function feedsOf(route: RouteKey): FeedName[] {
  return FEEDS.filter((feed) => FEED_ROUTES[feed].includes(route));
}

/** Public path of a feed in a language: `/en/feeds/news.xml`. */
export function feedHref(locale: Locale, feed: FeedName): string {
  return localizedPath(locale, feedPath(feed));
}
