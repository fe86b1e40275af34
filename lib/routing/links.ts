import { defaultLocale, otherLocale, type Locale } from '../i18n/locales';
import { routes, type Route, type RouteKey } from './routes';

export interface LinkTarget {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly hash?: string;
}

/** Adds the language prefix: none for Arabic, /en for English. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits the language prefix off a public path. */
export function splitLocale(path: string): { locale: Locale; barePath: string } {
  if (path === '/en') return { locale: 'en', barePath: '/' };
  if (path.startsWith('/en/')) return { locale: 'en', barePath: path.slice(3) };
  return { locale: defaultLocale, barePath: path };
}

/** URL of a route in a language, with query and hash: `/en/media-center?o=News`. */
export function routeHref(locale: Locale, key: RouteKey, target: LinkTarget = {}): string {
  return (
    localizedPath(locale, routes[key].path) + querySuffix(target.query) + hashSuffix(target.hash)
  );
}

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

function querySuffix(query: LinkTarget['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

function hashSuffix(hash: string | undefined): string {
  return hash ? `#${hash}` : '';
}
