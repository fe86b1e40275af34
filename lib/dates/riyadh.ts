import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { riyadhDay, riyadhTime } from './riyadh-clock';
import { parseTypedDate } from './typed-date';

export { riyadhDay, riyadhTime };

/** DD/MM/YYYY: the search's default start date. */
export function todayInRiyadh(moment: Date = new Date()): string {
  return formatDay(riyadhDay(moment));
}

/** Parses a typed day to YYYY-MM-DD; null unless it is a valid date between 1900 and 2199. */
export function parseDay(text: string): string | null {
  const days = parseTypedDate(text).map(({ year, month, day }) =>
    [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-'),
  );
  return days.find((iso) => /^(19|20|21)/.test(iso) && isValid(parseISO(iso))) ?? null;
}

export function isDayOnly(iso: string): boolean {
  return iso.length === 10;
}

/** End of a day in Riyadh, or the date-time itself; milliseconds since 1970. */
export function periodEnd(iso: string): number {
  return Date.parse(isDayOnly(iso) ? `${iso}T23:59:59.999+03:00` : iso);
}

/** YYYY-MM-DD as DD/MM/YYYY. */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day}/${month}/${year}`;
}

/** YYYY-MM-DD as MM/DD/YYYY, the format of the e-services API. */
export function wireDay(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${month}/${day}/${year}`;
}
