import type { Locale } from '../../packages/e-services-contract/src';

export type { Locale };

/** The default locale comes first. */
export const locales = ['ar', 'en'] as const satisfies readonly Locale[];

export const defaultLocale: Locale = 'ar';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar';
}

/** For the `dir` attribute. */
export function direction(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The locale of a path segment that the layout has validated. */
export function toLocale(segment: string | undefined): Locale {
  return isLocale(segment) ? segment : defaultLocale;
}
