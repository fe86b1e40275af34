import { useIntl } from 'react-intl';

type Language = 'ar' | 'en';

/** Gregorian days and Latin digits, as on the site. */
const LOCALES: Record<Language, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };

/** A moment in ISO 8601 in a language of the panel. */
export function formatted(
  language: Language,
  iso: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(iso));
}

/** Day and time in Riyadh, wherever the editor sits: that is the time of the site. */
export function useMoment(): (iso: string) => string {
  const { locale } = useIntl();
  const language = locale === 'ar' ? 'ar' : 'en';
  return (iso) =>
    formatted(language, iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' });
}

/** The moment of a day and time in Riyadh (YYYY-MM-DDTHH:MM), which has no summer time. */
export const momentInRiyadh = (dayAndTime: string): string =>
  new Date(`${dayAndTime}:00+03:00`).toISOString();

/** Day and time in Riyadh of a moment, YYYY-MM-DDTHH:MM. */
export const inRiyadh = (moment: Date): string =>
  new Date(moment.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 16);
