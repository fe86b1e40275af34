import { localizedPath } from './i18n/links';
import { defaultLocale, isLocale, type Locale } from './i18n/locales';
import { querySegments } from './query-pages';
import { routeByPath } from './routes';

export interface AddressedRequest {
  /** The Host header, as the client sent it. */
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Value of the locale cookie. */
  readonly storedLocale: string | undefined;
}

export type Decision =
  | { readonly action: 'pass' }
  /** Show the page at an internal path, where the locale is always the first segment. */
  | { readonly action: 'show'; readonly path: string; readonly status?: 404 }
  /** `to` is a path with its query, below SITE_URL. */
  | { readonly action: 'leave-www'; readonly to: string }
  | {
      readonly action: 'redirect';
      readonly to: string;
      readonly status: 302 | 307;
      readonly storeLocale?: Locale;
    };

/**
 * Decides what an address leads to (specification §2, general behaviour; decisions, "Routes").
 * Order: www, `?lang=`, language in the path, stored language, route table.
 */
export function decide(request: AddressedRequest): Decision {
  const { query, path } = request;
  if (/^www\./i.test(request.host)) {
    return { action: 'leave-www', to: withQuery(path, query) };
  }
  const { locale, barePath } = splitLocale(path);
  const asked = query.get('lang');
  if (isLocale(asked)) {
    return {
      action: 'redirect',
      to: withQuery(localizedPath(asked, barePath), query, 'lang'),
      status: 302,
      storeLocale: asked,
    };
  }
  if (locale === defaultLocale && request.storedLocale === 'en') {
    const to = routeByPath(barePath) ? withQuery(localizedPath('en', barePath), query) : '/en';
    return { action: 'redirect', to, status: 302 };
  }
  return decideRoute(locale, barePath, request);
}

function decideRoute(locale: Locale, path: string, request: AddressedRequest): Decision {
  const [key, route] = routeByPath(path) ?? [];
  if (!key || !route || !route.locales.includes(locale)) {
    return { action: 'redirect', to: localizedPath(locale, '/'), status: 307 };
  }
  const shown = key === 'home' || key === 'homeAlias' ? '' : path;
  if (key === 'notFound') return notFound(locale);
  const segments = querySegments(key, request.query);
  if (segments) return { action: 'show', path: [`/${locale}${shown}`, ...segments].join('/') };
  // Next's router may ask for a page without its query: a redirect would be taken for the page's own.
  const asksForOne = route.query?.some((name) => request.query.has(name));
  if (!asksForOne) return notFound(locale);
  return { action: 'redirect', to: localizedPath(locale, '/404'), status: 307 };
}

function notFound(locale: Locale): Decision {
  return { action: 'show', path: `/${locale}/404`, status: 404 };
}

function splitLocale(path: string): { locale: Locale; barePath: string } {
  if (path === '/en') return { locale: 'en', barePath: '/' };
  if (path.startsWith('/en/')) return { locale: 'en', barePath: path.slice(3) };
  return { locale: defaultLocale, barePath: path };
}

function withQuery(path: string, query: URLSearchParams, without?: string): string {
  const kept = new URLSearchParams(query);
  if (without) kept.delete(without);
  const text = kept.toString();
  return text ? `${path}?${text}` : path;
}
