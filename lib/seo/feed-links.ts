import type { CircularFilter } from '../routing/circular-filters';
import { localizedPath } from '../routing/locale-path';
import type { Locale } from '../i18n/locales';
import type { RouteKey } from '../routing/routes';
import { feedPath, FEEDS, type FeedName } from '../routing/site-files';

/** Routes with a feed link in their head. */
const FEED_ROUTES: Readonly<Record<FeedName, readonly RouteKey[]>> = {
  news: ['home', 'mediaCenter', 'article'],
  press: ['mediaCenter', 'article'],
  circulars: ['home', 'circulars', 'circularSearch', 'circular'],
};

/** Feeds linked from a route's head. */
export function routeFeeds(route: RouteKey): FeedName[] {
  return FEEDS.filter((feed) => FEED_ROUTES[feed].includes(route));
}

/** `/en/feeds/news.xml`, `/feeds/circulars.xml?year=2024`. */
export function feedHref(locale: Locale, feed: FeedName, query: FeedQuery = {}): string {
  const given = Object.entries(query).filter(([, value]) => value);
  const suffix = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
  return localizedPath(locale, feedPath(feed)) + suffix;
}

type FeedQuery = Readonly<Record<string, string>>;

/** Query of a filtered feed. */
export function feedQuery(feed: FeedName, filter: CircularFilter): FeedQuery {
  return feed === 'circulars' ? { ...filter } : {};
}
