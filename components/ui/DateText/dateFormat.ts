import type { Locale } from '@/lib/i18n/locales';

const RIYADH = 'Asia/Riyadh';
const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const options = { numeric, long } as const;
export type DateStyle = keyof typeof options;

const gregorian: Readonly<Record<Locale, string>> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
};

/** Calendar day in Riyadh: `2026-03-10`; throws RangeError on an invalid date. */
export function isoDay(value: string | Date): string {
  const day = parts('en-CA-u-ca-gregory-nu-latn', 'numeric', value);
  return `${day.year}-${day.month}-${day.day}`;
}

/** Date in Riyadh: `10/03/2026` or `10 مارس 2026`; throws RangeError on an invalid date. */
export function gregorianDate(locale: Locale, value: string | Date, style: DateStyle): string {
  return format(gregorian[locale], value, style);
}

/** Umm al-Qura date in Arabic without the era mark: `21/09/1447` or `21 رمضان 1447`. */
export function hijriDate(value: string | Date, style: DateStyle): string {
  return format('ar-SA-u-ca-islamic-umalqura-nu-latn', value, style);
}

/** Search text of a date: both calendars, as shown and as ISO 8601. */
export function dateSearchText(locale: Locale, value: string): string {
  const styles = ['numeric', 'long'] as const;
  return [
    isoDay(value),
    ...styles.flatMap((style) => [gregorianDate(locale, value, style), hijriDate(value, style)]),
  ].join(' ');
}

function format(tag: string, value: string | Date, style: DateStyle): string {
  const { day, month, year } = parts(tag, style, value);
  return [day, month, year].join(style === 'numeric' ? '/' : ' ');
}

/* Composed from parts, because Intl adds direction marks and an era that the page has in its label. */
function parts(tag: string, style: DateStyle, value: string | Date) {
  const found = formatter(tag, style).formatToParts(new Date(value));
  const part = (type: string) => found.find((piece) => piece.type === type)?.value ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}

/** Making a formatter takes far longer than its use. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(tag: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${tag} ${style}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(tag, { ...options[style], timeZone: RIYADH });
    formatters.set(key, made);
  }
  return made;
}
