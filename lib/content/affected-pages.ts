import { localizedPath, routeHref } from '../i18n/links';
import type { LinkTarget } from '../i18n/links';
import { locales } from '../i18n/locales';
import { ARTICLE_KINDS, circularYears, MEDIA_SECTIONS } from '../routing/query-pages';
import { routeEntries, type ContentTag, type Route, type RouteKey } from '../routing/routes';
import { FEEDS, feedPath, type FeedName } from '../routing/site-files';
import type { ContentChange } from './change';

/** More pages than these are refreshed when they are visited. */
const MOST_PATHS = 40;

/** Content of the header and footer of every page. */
const FRAME_TAGS: readonly ContentTag[] = ['site-setting', 'port'];

const FEED_CONTENT: Readonly<Record<FeedName, ContentTag>> = {
  news: 'article',
  circulars: 'circular',
};

/** Addresses that show what has changed, in every language, the entry's own page first. */
export function affectedPaths(change: ContentChange): string[] {
  const [own = [], ...otherForms] = change.slug
    ? entryTargets(change.tags, change.slug).map((target) => [target])
    : [];
  const lists = routeEntries
    .filter(([, route]) => showsAny(route, change.tags))
    .flatMap(([key]) => routeTargets(key));
  const pages = [...own, ...lists, ...otherForms.flat()].flatMap(([key, target]) =>
    locales.map((locale) => routeHref(locale, key, target)),
  );
  const feeds = FEEDS.filter((feed) => change.tags.includes(FEED_CONTENT[feed])).flatMap((feed) =>
    locales.map((locale) => localizedPath(locale, feedPath(feed))),
  );
  return [...pages, ...feeds].slice(0, MOST_PATHS);
}

/** The route itself and its sections, as visitors address them. */
export function routeTargets(key: RouteKey): [RouteKey, LinkTarget][] {
  if (key === 'article' || key === 'homeAlias' || key === 'search' || key === 'notFound') return [];
  if (key === 'mediaCenter') {
    return Object.values(MEDIA_SECTIONS).map((o) => [key, { query: { o } }]);
  }
  if (key === 'regulations') return [{}, { view: 'list' }].map((query) => [key, { query }]);
  if (key === 'circulars') {
    return [{}, { year: circularYears()[0] }].map((query) => [key, { query }]);
  }
  return [[key, {}]];
}

function showsAny(route: Route, tags: readonly ContentTag[]): boolean {
  return tags.some((tag) => route.content.includes(tag) || FRAME_TAGS.includes(tag));
}

function entryTargets(tags: readonly ContentTag[], slug: string): [RouteKey, LinkTarget][] {
  if (tags.includes('article')) {
    return ARTICLE_KINDS.map((kind) => ['article', { query: { [kind]: slug } }]);
  }
  if (tags.includes('port')) return [['ports', { query: { port: slug } }]];
  if (tags.includes('library')) return [['article', { query: { a: slug } }]];
  return [];
}
