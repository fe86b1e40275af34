import { riyadhTime } from './riyadh-clock';

export { endOf, hasEnded, isCurrent, type Period } from '@ports-authority/period';

/**
 * The time of day in Riyadh (HH:MM) that belongs to the date of a beginning or an end; undefined
 * where the day says all, as for what begins at its start or ends at its end.
 */
export function timeToShow(value: string, side: 'start' | 'end'): string | undefined {
  const time = riyadhTime(new Date(value));
  return time === '00:00' || (side === 'end' && time === '23:59') ? undefined : time;
}
