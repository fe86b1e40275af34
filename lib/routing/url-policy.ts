import {
  PUBLIC_PATHS,
  targetText,
  type FormerNames,
  type FoundRedirect,
  type RedirectTable,
} from '../../packages/old-addresses/src';
import { routeHref } from './links';
import { localizedPath, splitLocale } from './locale-path';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales';
import { circularSlug, querySegments } from './query-pages';
import { offeredRouteByPath } from './offered';
import type { Route } from './routes';
import { feedParameters, isWellKnown, siteFile } from './site-files';

export interface PolicyRequest {
  /** The Host header, as the client sent it. */
  readonly host: string;
  /** The public origin of the site. */
  readonly siteUrl: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Value of the locale cookie. */
  readonly storedLocale: string | undefined;
  /** Slugs of e-services that are switched off. */
  readonly comingSoon?: readonly string[];
  /** Old addresses and former names of entries. */
  readonly redirects?: Pick<RedirectTable, 'find'>;
  readonly formerNames?: Pick<FormerNames, 'currentOf'>;
}

export type Decision =
  /** Rewrite to an internal path; the locale is the first segment. */
  | { readonly action: 'show'; readonly path: string; readonly status?: 404 }
  /** `to` is a path with its query, below SITE_URL. */
  | { readonly action: 'leave-www'; readonly to: string }
  | {
      readonly action: 'redirect';
      readonly to: string;
      readonly status: 302 | 307 | 308;
      readonly storeLocale?: Locale;
      /** The old address that was followed, for statistics. */
      readonly oldAddress?: string;
    };

/**
 * Routes a request (docs/decisions/0001-url-and-language-policy.md), in this order: www host, site
 * files, well-known paths, `?lang=`, language in the path, old addresses, stored language, former
 * names of entries, route table. Locale detection by Accept-Language is not used.
 */
export function decide(request: PolicyRequest): Decision {
  const { query, path } = request;
  if (isOtherWww(request.host, request.siteUrl)) {
    return { action: 'leave-www', to: withQuery(path, query) };
  }
  const file = siteFile(path);
  if (file) return { action: 'show', path: withQuery(file, fileParameters(path, query)) };
  if (isWellKnown(path)) return notFound(defaultLocale);
  const { locale, barePath } = splitLocale(path);
  const wanted = query.get('lang')?.toLowerCase();
  if (isLocale(wanted)) {
    const to = isOtherLocaleOnly(wanted, barePath)
      ? localizedPath(wanted, '/')
      : withQuery(localizedPath(wanted, barePath), query, 'lang');
    return { action: 'redirect', to, status: 302, storeLocale: wanted };
  }
  const isKnown = offeredRouteByPath(barePath) !== undefined;
  const old = isKnown ? undefined : request.redirects?.find(barePath, query);
  if (old) return redirectOldAddress(old, locale === 'en' || request.storedLocale === 'en');
  if (locale === defaultLocale && request.storedLocale === 'en') {
    const isEnglish = isKnown && !isOtherLocaleOnly('en', barePath);
    const to = isEnglish ? withQuery(localizedPath('en', barePath), query) : '/en';
    return { action: 'redirect', to, status: 302 };
  }
  return decideRoute(locale, barePath, request);
}

/** The path has a page in another language only. */
function isOtherLocaleOnly(locale: Locale, path: string): boolean {
  const [, route] = offeredRouteByPath(path) ?? [];
  return route !== undefined && !route.locales.includes(locale);
}

function decideRoute(locale: Locale, path: string, request: PolicyRequest): Decision {
  const [key, route] = offeredRouteByPath(path) ?? [];
  if (!key || !route || !route.locales.includes(locale)) {
    return { action: 'redirect', to: localizedPath(locale, '/'), status: 307 };
  }
  const shown = key === 'home' || key === 'homeAlias' ? '' : path;
  if (key === 'notFound') return notFound(locale);
  const slug =
    route.parent === 'eServices' ? path.slice(`${PUBLIC_PATHS.eServices}/`.length) : undefined;
  if (slug && request.comingSoon?.includes(slug)) {
    return { action: 'show', path: `/${locale}/e-services/coming-soon/${slug}` };
  }
  const circular = key === 'circulars' ? circularSlug(request.query.get('c')) : null;
  if (circular) {
    const to = routeHref(locale, 'circular', { query: { number: circular } });
    return { action: 'redirect', to, status: 308 };
  }
  const segments = querySegments(key, request.query, request.comingSoon);
  const renamed = replaceFormerSlug(route, request);
  if (renamed) {
    const to = withQuery(localizedPath(locale, path), renamed);
    return { action: 'redirect', to, status: 308 };
  }
  if (segments) {
    const page = [`/${locale}${shown}`, ...segments].join('/');
    return { action: 'show', path: withQuery(page, pageParameters(route, request.query)) };
  }
  // Next's router may prefetch a page without its query, and would cache a redirect as the page's
  // own.
  const selectsEntry = route.query?.some((name) => request.query.has(name));
  if (!selectsEntry) return notFound(locale);
  return { action: 'redirect', to: localizedPath(locale, '/404'), status: 307 };
}

/** Redirects an old address in the visitor's language, without parameters of the target. */
function redirectOldAddress(
  { key, target, rest, isEnglish }: FoundRedirect,
  english: boolean,
): Decision {
  const redirect = { action: 'redirect', status: 308, oldAddress: key } as const;
  if (target.kind !== 'page') return { ...redirect, to: targetText(target) };
  const [, route] = offeredRouteByPath(target.path) ?? [];
  const query = new URLSearchParams(target.search);
  const chosen = query.size > 0 ? [...(route?.query ?? []), ...(route?.reads ?? [])] : [];
  for (const [name, value] of rest) {
    if (!query.has(name) && !chosen.includes(name)) query.append(name, value);
  }
  const locale = english || isEnglish || target.isEnglish ? 'en' : defaultLocale;
  return { ...redirect, to: withQuery(localizedPath(locale, target.path), query) + target.hash };
}

/** The query with a former slug replaced by the current one; undefined if there is none. */
function replaceFormerSlug(route: Route, request: PolicyRequest): URLSearchParams | undefined {
  const name = route.query?.find((parameter) => request.query.has(parameter));
  const current = name && request.formerNames?.currentOf(route.path, request.query.get(name) ?? '');
  if (!current) return undefined;
  const query = new URLSearchParams(request.query);
  query.set(name, current);
  return query;
}

/** Query parameters that the page reads at request time; all others are dropped. */
function pageParameters(route: Route, query: URLSearchParams): URLSearchParams {
  return picked(query, route.reads ?? []);
}

/** Non-empty filter parameters of a feed. */
function fileParameters(path: string, query: URLSearchParams): URLSearchParams {
  const given = feedParameters(path).filter((name) => query.get(name));
  return picked(query, given);
}

function picked(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const present = names.filter((name) => query.has(name));
  return new URLSearchParams(present.map((name) => [name, query.get(name) ?? '']));
}

function notFound(locale: Locale): Decision {
  return { action: 'show', path: `/${locale}/404`, status: 404 };
}

function withQuery(path: string, query: URLSearchParams, without?: string): string {
  const rest = new URLSearchParams(query);
  if (without) rest.delete(without);
  const text = rest.toString();
  return text ? `${path}?${text}` : path;
}

/** True for a www host, unless SITE_URL has one: the redirect would loop. */
function isOtherWww(host: string, siteUrl: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name.startsWith('www.') && name !== new URL(siteUrl).hostname;
}
