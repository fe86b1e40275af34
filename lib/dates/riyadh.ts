import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { latinDigits } from '@ports-authority/text';
import { riyadhDay, riyadhTime } from './riyadh-clock';

export { riyadhDay, riyadhTime };

/** Today in Riyadh as DD/MM/YYYY: the search's default start date. */
export function todayInRiyadh(moment: Date = new Date()): string {
  return formatDay(riyadhDay(moment));
}

/**
 * A day typed as DD/MM/YYYY (one-digit days and months and both digit sets are accepted) as
 * YYYY-MM-DD; null if it is not a valid date between 1900 and 2199.
 */
export function parseDay(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/((?:19|20|21)\d\d)$/.exec(latinDigits(text).trim());
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValid(parseISO(iso)) ? iso : null;
}

/** YYYY-MM-DD as DD/MM/YYYY, as visitors see and type it. */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day}/${month}/${year}`;
}

/** YYYY-MM-DD as MM/DD/YYYY, the format of the e-services API. */
export function wireDay(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${month}/${day}/${year}`;
}
