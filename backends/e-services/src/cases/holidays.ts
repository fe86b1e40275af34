import { readFileSync } from 'node:fs';
import { DAY_MS, isWorkingDay, riyadhDay, toHijri } from '../dates.js';

/** Yearly closing days, both included; MM-DD. */
interface Rule {
  readonly calendar: 'gregorian' | 'hijri';
  readonly from: string;
  readonly to: string;
}

/** The country's holidays: yearly ranges, and announced days YYYY-MM-DD. */
export interface Holidays {
  readonly rules: readonly Rule[];
  readonly days: readonly string[];
}

const DAY_OF_YEAR = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads holidays from a JSON file.
 * @throws if it cannot be read or has another shape
 */
export function readHolidays(file: string): Holidays {
  const { rules, days } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holidays>;
  const areRules = rules?.every(
    ({ calendar, from, to }) =>
      ['gregorian', 'hijri'].includes(calendar) &&
      DAY_OF_YEAR.test(from) &&
      DAY_OF_YEAR.test(to) &&
      from <= to,
  );
  const areDays = days?.every((day) => DAY.test(day) && !Number.isNaN(noon(day).getTime()));
  if (!rules || !days || !areRules || !areDays) throw new Error('Holidays have another shape.');
  return { rules, days };
}

/** True for working days (YYYY-MM-DD): Sunday to Thursday, without holidays. */
export function isWorked(day: string, { rules, days }: Holidays): boolean {
  const date = noon(day);
  if (!isWorkingDay(date) || days.includes(day)) return false;
  const [hijriDay = '', hijriMonth = ''] = toHijri(date).split('/');
  const inYear = { gregorian: day.slice(5), hijri: `${hijriMonth}-${hijriDay.padStart(2, '0')}` };
  return !rules.some(
    ({ calendar, from, to }) => from <= inYear[calendar] && inYear[calendar] <= to,
  );
}

/** The nth day after a day, counting all days or working days; YYYY-MM-DD. */
export function dayAfter(
  day: string,
  count: number,
  counted: 'working' | 'all',
  holidays: Holidays,
): string {
  let found = day;
  for (let left = count; left > 0;) {
    found = riyadhDay(new Date(noon(found).getTime() + DAY_MS));
    if (counted === 'all' || isWorked(found, holidays)) left -= 1;
  }
  return found;
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00+03:00`);
}
