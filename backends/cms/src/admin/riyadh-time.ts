/** Gregorian days and Latin digits, as on the site. */
const LOCALES = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const;

/** Riyadh is three hours ahead of UTC all year. */
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** A moment in ISO 8601 in a language of the panel. */
export function formatted(
  language: 'ar' | 'en',
  iso: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(iso));
}

/** The moment of a day and time in Riyadh (YYYY-MM-DDTHH:MM), in ISO 8601. */
export const momentInRiyadh = (dayAndTime: string): string =>
  new Date(Date.parse(`${dayAndTime}:00Z`) - OFFSET_MS).toISOString();

/** Day and time in Riyadh of a moment, YYYY-MM-DDTHH:MM. */
export const inRiyadh = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16);
