import { defaultLocale, type Locale } from '../i18n/locales';

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
