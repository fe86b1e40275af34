import { hasCapability } from '../e-services/capabilities';
import { splitLocale } from './links';
import { routeByPath, routeEntries, routes, type Route, type RouteKey } from './routes';

/** Whether the e-services API has what a route needs. On the server alone. */
export function isOffered(key: RouteKey): boolean {
  const { needs }: Route = routes[key];
  return needs === undefined || hasCapability(needs);
}

/** The routes of the table that are offered, in its order. */
export function offeredRoutes(): readonly [RouteKey, Route][] {
  return routeEntries.filter(([key]) => isOffered(key));
}

/** The offered route of a public path without locale, query or hash; undefined without an exact match. */
export function offeredRouteByPath(path: string): [RouteKey, Route] | undefined {
  const found = routeByPath(path);
  return found && isOffered(found[0]) ? found : undefined;
}

/** Whether a link leads to a page of the site that is not offered. */
export function leadsNowhere(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  const [key] = routeByPath(splitLocale(path).barePath) ?? [];
  return key !== undefined && !isOffered(key);
}
