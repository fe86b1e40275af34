import { otherLocale, type Locale } from '../i18n/locales';
import { routeHref, type LinkTarget } from './links';
import { routes, type Route, type RouteKey } from './routes';

/**
 * URL of the same page in the other language, or of the home page if it lacks the route. Always
 * with `?lang=`, so that the middleware stores the choice first.
 */
export function languageSwitchHref(locale: Locale, key: RouteKey, target: LinkTarget = {}): string {
  const route: Route = routes[key];
  const other = otherLocale(locale);
  if (!route.locales.includes(other)) return routeHref(locale, 'home', { query: { lang: other } });
  return routeHref(locale, key, { ...target, query: { ...target.query, lang: other } });
}
