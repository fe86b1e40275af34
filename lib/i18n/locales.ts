/** The site's languages, the default one first. */
export const locales = ['ar', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'ar';

/** Whether an untrusted value names one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language that the switch offers. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar';
}

/** Writing direction for the `dir` attribute. */
export function direction(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The language of a path segment, which the layout has already validated. */
export function toLocale(segment: string | undefined): Locale {
  return isLocale(segment) ? segment : defaultLocale;
}
