import type { Route, RouteKey } from '../../lib/routing/routes';
import type { Language } from '../support/site';
import { sample } from './content';
import { routeEntries } from './site-modules';

/** What a route shows besides its first view, by its hash or query. */
const VARIANTS: Partial<Record<RouteKey, readonly string[]>> = {
  about: ['#board', '#chart', '#services'],
  ports: ['?port=jeddah'],
  mediaCenter: ['?o=Video', '?o=Photos', '?o=library', '?o=newsletter'],
  regulations: ['?r=REG-01', '?r=REG-01&view=list', '?view=list'],
  circulars: ['?year=2020'],
  circularSearch: ['?q=2024&port=jeddah'],
};

/** Addresses of articles, whose route shows nothing without a name. */
const ARTICLES = [
  `?news=${sample.richNews}`,
  `?photo=${sample.album}`,
  `?a=${sample.libraryItem}`,
  `?video=${sample.video}`,
] as const;

/** Addresses of routes that show nothing without the name of an entry. */
const ENTRIES: Partial<Record<RouteKey, readonly string[]>> = {
  article: ARTICLES,
  circular: [`?number=${sample.fullCircular}`],
  tender: ['?id=1'],
};

export interface PageAddress {
  readonly key: RouteKey;
  readonly route: Route;
  /** Public path without a locale, with query and hash. */
  readonly path: string;
}

/** Every route of the route table that a language has, and its main variants. */
export function pagesOf({ locale }: Language): PageAddress[] {
  return routeEntries
    .filter(([, route]) => route.locales.includes(locale))
    .flatMap(([key, route]) => {
      const ends = ENTRIES[key] ?? ['', ...(VARIANTS[key] ?? [])];
      return ends.map((end) => ({ key, route, path: route.path + end }));
    });
}

/** The address of a route that its row of the route table describes. */
export function rowPath(key: RouteKey, { path }: Route): string {
  return path + (ENTRIES[key]?.[0] ?? '');
}
