import { hasCapability } from '../capabilities';
import { splitLocale } from './locale-path';
import { routeByPath, routeEntries, routes, type Route, type RouteKey } from './routes';

/** True if the e-services API has the capability that a route requires. Server only. */
export function isOffered(key: RouteKey): boolean {
  const { needs }: Route = routes[key];
  return needs === undefined || hasCapability(needs);
}

/** Available routes, in table order. */
export function offeredRoutes(): readonly [RouteKey, Route][] {
  return routeEntries.filter(([key]) => isOffered(key));
}

/** The available route of a path without locale, query or hash; exact match. */
export function offeredRouteByPath(path: string): [RouteKey, Route] | undefined {
  const found = routeByPath(path);
  return found && isOffered(found[0]) ? found : undefined;
}

/** True for a link to a page of the site that is not available. */
export function isUnavailableLink(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  const [key] = routeByPath(splitLocale(path).barePath) ?? [];
  return key !== undefined && !isOffered(key);
}
