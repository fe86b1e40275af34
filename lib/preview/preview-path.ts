import { config } from '../config';
import { localizedPath } from '../i18n/links';
import { defaultLocale, type Locale } from '../i18n/locales';
import { routeByPath } from '../routing/routes';

const MOST_CHARACTERS = 500;
const ONE_SLASH = /^\/(?!\/)/;
const BACKSLASH_OR_CONTROL = /[\\\p{Cc}]/u;

/**
 * A given path with its query and hash, where it is one of this site's pages; undefined for another
 * site's address, an unknown path and a page that its language does not have. Without a locale, the
 * path's own counts.
 */
export function previewPath(given: string | null, locale?: Locale): string | undefined {
  if (!given || given.length > MOST_CHARACTERS) return undefined;
  if (!ONE_SLASH.test(given) || BACKSLASH_OR_CONTROL.test(given)) return undefined;
  const { siteUrl } = config();
  if (!URL.canParse(given, siteUrl)) return undefined;
  const address = new URL(given, siteUrl);
  if (address.origin !== new URL(siteUrl).origin) return undefined;

  const isEnglish = /^\/en(\/|$)/.test(address.pathname);
  const barePath = isEnglish ? address.pathname.slice(3) || '/' : address.pathname;
  const language = locale ?? (isEnglish ? 'en' : defaultLocale);
  const [, route] = routeByPath(barePath) ?? [];
  if (!route?.locales.includes(language)) return undefined;
  return localizedPath(language, barePath) + address.search + address.hash;
}

/** The same path in its language whatever language the browser has stored. */
export function withLanguage(path: string, locale: Locale): string {
  const address = new URL(path, config().siteUrl);
  address.searchParams.set('lang', locale);
  return address.pathname + address.search + address.hash;
}
