/** Gregorian days and Latin digits, as on the site. */
const LOCALES = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const;

/** Riyadh is three hours ahead of UTC all year. */
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** Formats an ISO 8601 date in a language of the panel. */
export function formatDate(
  language: 'ar' | 'en',
  iso: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(iso));
}

/** Converts a local date and time in Riyadh (YYYY-MM-DDTHH:MM) to ISO 8601. */
export const riyadhToIso = (local: string): string =>
  new Date(Date.parse(`${local}:00Z`) - OFFSET_MS).toISOString();

/** Converts a date to local time in Riyadh, YYYY-MM-DDTHH:MM. */
export const toRiyadhLocal = (date: Date): string =>
  new Date(date.getTime() + OFFSET_MS).toISOString().slice(0, 16);
