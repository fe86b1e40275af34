import { config } from '../config';
import { localizedPath } from '../routing/locale-path';
import { defaultLocale, type Locale } from '../i18n/locales';
import { routeByPath } from '../routing/routes';

const MAX_CHARACTERS = 500;
const ONE_SLASH = /^\/(?!\/)/;
const BACKSLASH_OR_CONTROL = /[\\\p{Cc}]/u;

/**
 * Validates a redirect target with query and hash.
 * @param locale changes the language of the path
 * @returns undefined for another site's URL, an unknown path, and a page that does not exist in the
 * language
 */
export function previewPath(given: string | null, locale?: Locale): string | undefined {
  if (!given || given.length > MAX_CHARACTERS) return undefined;
  if (!ONE_SLASH.test(given) || BACKSLASH_OR_CONTROL.test(given)) return undefined;
  const { siteUrl } = config();
  if (!URL.canParse(given, siteUrl)) return undefined;
  const url = new URL(given, siteUrl);
  if (url.origin !== new URL(siteUrl).origin) return undefined;

  const isEnglish = /^\/en(\/|$)/.test(url.pathname);
  const barePath = isEnglish ? url.pathname.slice(3) || '/' : url.pathname;
  const language = locale ?? (isEnglish ? 'en' : defaultLocale);
  const [, route] = routeByPath(barePath) ?? [];
  if (!route?.locales.includes(language)) return undefined;
  return localizedPath(language, barePath) + url.search + url.hash;
}

/** Adds `?lang=`, which overrides the language stored in the browser. */
export function withLanguage(path: string, locale: Locale): string {
  const url = new URL(path, config().siteUrl);
  url.searchParams.set('lang', locale);
  return url.pathname + url.search + url.hash;
}
