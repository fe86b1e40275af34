import { localizedPath, routeHref } from '../routing/links';
import type { LinkTarget } from '../routing/links';
import { locales } from '../i18n/locales';
import { circularYears, MEDIA_SECTIONS } from '../routing/query-pages';
import {
  routeEntries,
  routes,
  type ContentTag,
  type Route,
  type RouteKey,
} from '../routing/routes';
import { feedPath } from '../routing/site-files';
import type { ContentChange } from './change';
import { contentTypeEntries, feedSources } from './collections';

/** Pages beyond these are refreshed when they are visited. */
const MAX_PATHS = 40;

/** Paths that show what has changed, in every language. */
export interface AffectedPaths {
  /** The changed entry's own page, in its language where that is known. */
  readonly own: readonly string[];
  /** Home, if it shows the change, in the same language. */
  readonly home: readonly string[];
  /** The other language, lists and feeds, the most important ones first. */
  readonly others: readonly string[];
}

/** The pages to render again after a change. */
export function affectedPaths({ slug, tags, locale: changed }: ContentChange): AffectedPaths {
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
  const inEveryLanguage = (targets: readonly [RouteKey, LinkTarget][]) =>
    targets.flatMap(([key, target]) => locales.map((locale) => routeHref(locale, key, target)));
  const everyOwn = inEveryLanguage(entryPages.slice(0, 1));
  // An editor waits for one language: the page in the other one is not rendered beside it.
  const ofChanged = (_: string, place: number) => !changed || locales[place] === changed;
  const own = everyOwn.filter(ofChanged);
  const otherLanguages = everyOwn.filter((path) => !own.includes(path));
  const showsHome = lists.some(([key]) => key === 'home');
  const home = inEveryLanguage(showsHome ? [['home', {}]] : []).filter(ofChanged);
  const feeds = feedSources
    .filter(({ tag }) => tags.includes(tag))
    .flatMap(({ name }) => locales.map((locale) => localizedPath(locale, feedPath(name))));
  const pages = inEveryLanguage([...lists, ...entryPages.slice(1)]);
  const others = [...otherLanguages, ...pages, ...feeds].filter((path) => !home.includes(path));
  return { own, home, others: others.slice(0, MAX_PATHS - own.length - home.length) };
}

/** The route itself and its sections, as visitors see them in the address bar. */
export function routeTargets(key: RouteKey): [RouteKey, LinkTarget][] {
  const route: Route = routes[key];
  if (route.entriesOnly || route.reads || key === 'homeAlias' || key === 'notFound') return [];
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
