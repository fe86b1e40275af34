import {
  CalendarDate,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  toCalendar,
} from '@internationalized/date';
import { parseTypedDate } from './typed-date';

/** Years with a published Umm al-Qura calendar. */
const FIRST_YEAR = 1356;
const LAST_YEAR = 1500;

/** A day of the Umm al-Qura calendar; months are 1-based. */
export interface HijriDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * With its own table (4.7 KB gzipped, on the tracking page only): results of Intl depend on the
 * browser's table and could differ from the server's.
 */
const ummAlQura = new IslamicUmalquraCalendar();
const gregorian = new GregorianCalendar();

/** Parses a typed Hijri date; null unless a Umm al-Qura day of 1356 to 1500 AH. */
export function parseHijri(text: string): HijriDay | null {
  return parseTypedDate(text).find(isReal) ?? null;
}

/** D/MM/YYYY. */
export function formatHijri({ year, month, day }: HijriDay): string {
  return `${day}/${String(month).padStart(2, '0')}/${year}`;
}

/** YYYY-MM-DD. */
export function hijriToGregorian({ year, month, day }: HijriDay): string {
  return toCalendar(new CalendarDate(ummAlQura, year, month, day), gregorian).toString();
}

/** From YYYY-MM-DD; null outside 1356 to 1500 AH. */
export function gregorianToHijri(iso: string): HijriDay | null {
  const [year, month, day] = iso.split('-').map(Number);
  if (!year || !month || !day) return null;
  const hijri = toCalendar(new CalendarDate(year, month, day), ummAlQura);
  if (hijri.year < FIRST_YEAR || hijri.year > LAST_YEAR) return null;
  return { year: hijri.year, month: hijri.month, day: hijri.day };
}

function isReal({ year, month, day }: HijriDay): boolean {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return false;
  return day <= ummAlQura.getDaysInMonth(new CalendarDate(ummAlQura, year, month, 1));
}
