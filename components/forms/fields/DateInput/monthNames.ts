import type { Locale } from '@/lib/i18n/locales';
import type { Calendar } from './calendar';

function tag(locale: Locale, calendar: Calendar): string {
  return `${locale === 'ar' ? 'ar-SA' : 'en-GB'}-u-ca-${calendar.intl}-nu-latn`;
}

/** `نوفمبر 2026`, `جمادى الآخرة 1448`. */
export function monthTitle(locale: Locale, calendar: Calendar, iso: string): string {
  const parts = new Intl.DateTimeFormat(tag(locale, calendar), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(iso));
  const part = (type: string) => parts.find(({ type: name }) => name === type)?.value ?? '';
  return `${part('month')} ${part('year') || String(calendar.parts(iso)?.year)}`;
}

/** A day with its weekday, in full for screen readers. */
export function dayName(locale: Locale, calendar: Calendar, iso: string): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const day = calendar.parts(iso)?.day ?? '';
  return `${weekday.format(new Date(iso))} ${day} ${monthTitle(locale, calendar, iso)}`;
}

/** Names of the weekdays from Sunday, in full and as one or two letters. */
export function weekdayNames(locale: Locale): { readonly long: string; readonly short: string }[] {
  const sunday = Date.UTC(2023, 0, 1);
  const name = (style: 'long' | 'narrow', index: number) =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
      new Date(sunday + index * 24 * 60 * 60 * 1000),
    );
  return Array.from({ length: 7 }, (_, index) => ({
    long: name('long', index),
    short: name('narrow', index),
  }));
}
