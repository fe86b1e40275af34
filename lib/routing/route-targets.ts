import type { LinkTarget } from './links';
import { circularYears, MEDIA_SECTIONS } from './query-pages';
import { routes, type Route, type RouteKey } from './routes';

/** A route and its sections with their public URLs. */
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
