/** The site's languages, the default one first (specification §2, §9). */
export const locales = ['ar', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'ar';

/** Cookie that keeps the visitor's language for a year. */
export const LOCALE_COOKIE = 'locale';

/** Whether a value from outside names one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language a switch leads to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar';
}

/** Writing direction for the `dir` attribute. */
export function direction(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The language of a path segment; the layout has sent anything else away already. */
export function toLocale(segment: string | undefined): Locale {
  return isLocale(segment) ? segment : defaultLocale;
}
