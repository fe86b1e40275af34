import { localizedPath, routeHref } from '../routing/links';
import type { LinkTarget } from '../routing/links';
import { locales } from '../i18n/locales';
import { circularYears, MEDIA_SECTIONS } from '../routing/query-pages';
import { routeEntries, type ContentTag, type Route, type RouteKey } from '../routing/routes';
import { feedPath } from '../routing/site-files';
import type { ContentChange } from './change';
import { contentTypeEntries, feedSources } from './collections';

/** Pages beyond these are refreshed when they are visited. */
const MAX_PATHS = 40;

/** Paths that show what has changed, in every language, the entry's own page first. */
export function affectedPaths({ slug, tags }: ContentChange): string[] {
  const types = contentTypeEntries.filter(([tag]) => tags.includes(tag));
  const entryPages = slug
    ? types
        .flatMap(([, { targetsOfSlug }]) => targetsOfSlug?.(slug) ?? [])
        .map(({ route, query }): [RouteKey, LinkTarget] => [route, { query }])
    : [];
  const isEverywhere = types.some(([, { onEveryPage }]) => onEveryPage);
  const lists = routeEntries
    .filter(([, route]) => isEverywhere || showsAny(route, tags))
    .flatMap(([key]) => routeTargets(key));
  const pages = [...entryPages.slice(0, 1), ...lists, ...entryPages.slice(1)].flatMap(
    ([key, target]) => locales.map((locale) => routeHref(locale, key, target)),
  );
  const feeds = feedSources
    .filter(({ tag }) => tags.includes(tag))
    .flatMap(({ name }) => locales.map((locale) => localizedPath(locale, feedPath(name))));
  return [...pages, ...feeds].slice(0, MAX_PATHS);
}

/** The route itself and its sections, as visitors see them in the address bar. */
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
  return tags.some((tag) => route.content.includes(tag));
}
