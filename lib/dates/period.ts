import { riyadhTime } from './riyadh-clock';

/** When something is shown: ISO date-times, as editors gave them. The end is inclusive. */
export interface Period {
  readonly startsAt: string;
  readonly endsAt: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The first moment after an end that editors gave (milliseconds since 1970). Midnight in Riyadh means
 * the whole day that begins then, any other time its whole minute.
 */
export function endOf(endsAt: string): number {
  const moment = Date.parse(endsAt);
  return riyadhTime(new Date(moment)) === '00:00' ? moment + DAY_MS : moment + MINUTE_MS;
}

/**
 * The time of day in Riyadh (HH:MM) that belongs to the date of a beginning or an end; undefined
 * where the day says all, as for what begins at its start or ends at its end.
 */
export function timeToSay(value: string, side: 'start' | 'end'): string | undefined {
  const time = riyadhTime(new Date(value));
  return time === '00:00' || (side === 'end' && time === '23:59') ? undefined : time;
}

/** Whether a moment (milliseconds since 1970) is within the period. */
export function isCurrent(period: Period, moment: number): boolean {
  return Date.parse(period.startsAt) <= moment && !hasEnded(period, moment);
}

/** Whether the period is over at a moment, now by default. */
export function hasEnded({ endsAt }: Pick<Period, 'endsAt'>, moment = Date.now()): boolean {
  return endOf(endsAt) <= moment;
}
