/** When something is shown: ISO date-times, as editors gave them. The end is inclusive; null is never. */
export interface Period {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Riyadh is three hours ahead of UTC all year. */
const RIYADH_OFFSET_MS = 3 * 60 * MINUTE_MS;

/** Whether a moment (milliseconds since 1970) is in the first minute of a day in Riyadh. */
function isMidnight(moment: number): boolean {
  return (moment + RIYADH_OFFSET_MS) % DAY_MS < MINUTE_MS;
}

/**
 * The first moment after an end that editors gave (milliseconds since 1970). Midnight in Riyadh means
 * the whole day that begins then, any other time its whole minute.
 */
export function endOf(endsAt: string): number {
  const moment = Date.parse(endsAt);
  return isMidnight(moment) ? moment + DAY_MS : moment + MINUTE_MS;
}

/** Whether a moment (milliseconds since 1970) is within the period. */
export function isCurrent(period: Period, moment: number): boolean {
  return Date.parse(period.startsAt) <= moment && !hasEnded(period, moment);
}

/** Whether the period is over at a moment, now by default. */
export function hasEnded({ endsAt }: Pick<Period, 'endsAt'>, moment = Date.now()): boolean {
  return endsAt !== null && endOf(endsAt) <= moment;
}

/**
 * The end to give to what began at an ISO date-time so that it is over at a moment; undefined for
 * what has begun so recently that no end after its beginning is over by then.
 */
export function endBefore(startsAt: string, moment = Date.now()): string | undefined {
  const minute = Math.floor(moment / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
  const end = isMidnight(minute) ? minute - MINUTE_MS : minute;
  return end > Date.parse(startsAt) ? new Date(end).toISOString() : undefined;
}
