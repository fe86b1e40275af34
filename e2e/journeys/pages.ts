import type { Route, RouteKey } from '../../lib/routing/routes';
import type { Language } from '../support/site';
import { sample } from './content';
import { routeEntries } from '../support/site-modules';

const VARIANTS: Partial<Record<RouteKey, readonly string[]>> = {
  about: ['#board', '#chart', '#services'],
  ports: ['?port=jeddah'],
  mediaCenter: ['?o=Video', '?o=Photos', '?o=library', '?o=newsletter'],
  regulations: ['?r=REG-01', '?r=REG-01&view=list', '?view=list'],
  circulars: ['?year=2020'],
  circularSearch: ['?q=2024&port=jeddah'],
};

/** Paths of articles, because the bare route has no content. */
const ARTICLES = [
  `?news=${sample.richNews}`,
  `?photo=${sample.album}`,
  `?a=${sample.libraryItem}`,
  `?video=${sample.video}`,
] as const;

/** Paths of entries, for routes without content of their own. */
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

export function localizedPages({ locale }: Language): PageAddress[] {
  return routeEntries
    .filter(([, route]) => route.locales.includes(locale))
    .flatMap(([key, route]) => {
      const ends = ENTRIES[key] ?? ['', ...(VARIANTS[key] ?? [])];
      return ends.map((end) => ({ key, route, path: route.path + end }));
    });
}

/** Path of a route with the sample parameters of its row in the route table. */
export function rowPath(key: RouteKey, { path }: Route): string {
  return path + (ENTRIES[key]?.[0] ?? '');
}
