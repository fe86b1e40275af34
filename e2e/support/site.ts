import type { Locale } from '../../lib/i18n/locales';
import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { direction, locales, localizedPath } from './site-modules';

export interface Language {
  readonly locale: Locale;
  readonly messages: typeof ar;
  readonly dir: 'rtl' | 'ltr';
  /** Public URL path in this language. */
  readonly at: (path: string) => string;
}

/** Both languages, for the loop around tests. */
export const languages: readonly Language[] = locales.map((locale) => ({
  locale,
  messages: locale === 'ar' ? ar : en,
  dir: direction(locale),
  at: (path) => localizedPath(locale, path),
}));

export function otherLanguage({ locale }: Language): Language {
  return languages.find((language) => language.locale !== locale)!;
}

/** Origin of the site under test, also its SITE_URL. */
export function site(): string {
  const address = process.env.SITE_UNDER_TEST;
  if (!address) throw new Error('SITE_UNDER_TEST is set by the global setup of the tests');
  return address;
}

export function samples(): string {
  return process.env.SAMPLES_UNDER_TEST ?? '';
}
