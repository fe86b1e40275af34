import { LOCALES } from '../riyadh-time';

type Parameters = ConstructorParameters<typeof Intl.DateTimeFormat>;

/**
 * Makes Strapi write dates as the site does. It gives the panel's language to the browser, whose
 * English puts the month first, and whose Arabic has invisible marks between the numbers of a date, so
 * that a date that somebody types is not understood. Strapi has no setting for either.
 */
export function writeDatesAsTheSite(): void {
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (format, given: Parameters, wanted) =>
      Reflect.construct(format, asTheSite(given), wanted) as object,
    apply: (format, _, given: Parameters) => format(...asTheSite(given)),
  });
}

function asTheSite([language, options]: Parameters): Parameters {
  if (language !== 'ar' && language !== 'en') return [language, options];
  // Of a day of the week its calendars show two letters, which in Arabic are the article of them all.
  if (language === 'ar' && isWeekday(options)) return [LOCALES.ar, { weekday: 'narrow' }];
  return [isInNumbers(options) ? LOCALES.en : LOCALES[language], options];
}

const isWeekday = (options: Intl.DateTimeFormatOptions = {}): boolean =>
  options.weekday === 'short' && Object.keys(options).length === 1;

function isInNumbers(options: Intl.DateTimeFormatOptions = {}): boolean {
  const { dateStyle, timeStyle, weekday, month = 'numeric', hour } = options;
  return !dateStyle && !timeStyle && !weekday && !hour && /^(?:numeric|2-digit)$/.test(month);
}
