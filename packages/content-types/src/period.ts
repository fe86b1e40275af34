/** Publication period: ISO date-times as editors enter them. The end is inclusive; null: open. */
export interface Period {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 60 * MINUTE_MS;

/** True if a time (epoch milliseconds) is in the first minute of a day in Riyadh. */
function isMidnight(time: number): boolean {
  return (time + RIYADH_OFFSET_MS) % DAY_MS < MINUTE_MS;
}

/**
 * Exclusive end in epoch milliseconds: an inclusive end at midnight in Riyadh covers the whole day,
 * any other time its minute.
 */
export function exclusiveEnd(endsAt: string): number {
  const time = Date.parse(endsAt);
  return isMidnight(time) ? time + DAY_MS : time + MINUTE_MS;
}

/** True if a time (epoch milliseconds) is within the period. */
export function isCurrent(period: Period, time: number): boolean {
  return Date.parse(period.startsAt) <= time && !hasEnded(period, time);
}

/** True if the period is over at a time, by default now. */
export function hasEnded({ endsAt }: Pick<Period, 'endsAt'>, time = Date.now()): boolean {
  return endsAt !== null && exclusiveEnd(endsAt) <= time;
}

/**
 * The latest inclusive end that is over at a time, for a period that started at an ISO date-time;
 * undefined if it started too recently.
 */
export function endBefore(startsAt: string, time = Date.now()): string | undefined {
  const minute = Math.floor(time / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
  const end = isMidnight(minute) ? minute - MINUTE_MS : minute;
  return end > Date.parse(startsAt) ? new Date(end).toISOString() : undefined;
}
