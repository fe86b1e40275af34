import type { Locale } from '@ports-authority/e-services-contract';

/** Saudi Arabia has no daylight saving time. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'Asia/Riyadh',
  year: 'numeric',
  month: '2-digit',
  day: 'numeric',
});
const weekday = new Intl.DateTimeFormat('ar', { timeZone: 'Asia/Riyadh', weekday: 'long' });

/** ISO 8601 with the offset of Riyadh, to the second. */
export function riyadhTime(date: Date): string {
  const local = new Date(date.getTime() + OFFSET_MS);
  return `${local.toISOString().slice(0, 19)}${OFFSET}`;
}

/** The day in Riyadh, YYYY-MM-DD. */
export function riyadhDay(date: Date): string {
  return riyadhTime(date).slice(0, 10);
}

/** The time some hours (fractions allowed) after the start of a day YYYY-MM-DD in Riyadh. */
export function hoursAfter(day: string, hours: number): Date {
  return new Date(Date.parse(`${day}T00:00:00${OFFSET}`) + Math.round(hours * 60) * 60_000);
}

export function arabicWeekday(date: Date): string {
  return weekday.format(date);
}

/** A day YYYY-MM-DD in words. */
export function dayInWords(day: string, language: Locale): string {
  return inWords(`${day}T12:00:00${OFFSET}`, language, {});
}

/** A time in Riyadh in words. */
export function timeInWords(at: string, language: Locale): string {
  // No line break between hour and a.m./p.m.
  return inWords(at, language, { timeStyle: 'short' }).replace(/\s(?=[صم]$)/, '\u00a0');
}

function inWords(at: string, language: Locale, more: Intl.DateTimeFormatOptions): string {
  const locale = { ar: 'ar-u-ca-gregory-nu-latn', en: 'en-GB' }[language];
  const options = { dateStyle: 'full', timeZone: 'Asia/Riyadh', ...more } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(at));
}

/** True for Sunday to Thursday. */
export function isWorkingDay(date: Date): boolean {
  return new Date(date.getTime() + OFFSET_MS).getUTCDay() <= 4;
}

/**
 * Parses MM/DD/YYYY as a day of the Gregorian calendar.
 * @returns YYYY-MM-DD; undefined if there is no such day
 */
export function parseMonthFirst(text: string): string | undefined {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (!month || !day || !year) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists && Number(year) >= 1900 ? iso : undefined;
}

/** A date in the Umm al-Qura calendar, D/MM/YYYY. */
export function toHijri(date: Date): string {
  const parts = new Map(hijri.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.get('day')}/${parts.get('month')}/${parts.get('year')}`;
}

/**
 * Parses D/MM/YYYY as a day of the Umm al-Qura calendar, 1300 to 1599.
 * @returns the day as D/MM/YYYY; undefined if there is no such day
 */
export function parseHijri(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const [d, m, y] = [Number(day), Number(month), Number(year)];
  if (!(d >= 1 && d <= 30 && m >= 1 && m <= 12 && y >= 1300 && y <= 1599)) return undefined;
  const wanted = `${d}/${String(m).padStart(2, '0')}/${y}`;
  // The arithmetic calendar differs from the observed one by three days at most.
  const days = Math.round((y - 1) * 354.36707 + (m - 1) * 29.530588 + d - 1);
  const near = Date.parse('0622-07-19T09:00:00Z') + days * DAY_MS;
  for (const distance of [0, -1, 1, -2, 2, -3, 3, -4, 4]) {
    if (toHijri(new Date(near + distance * DAY_MS)) === wanted) return wanted;
  }
  return undefined;
}
