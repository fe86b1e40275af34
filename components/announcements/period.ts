/** Period in which an announcement is shown; ISO date-times. */
export interface Period {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether a moment (milliseconds since 1970) is within the period, whose end is exclusive. */
export function isCurrent({ startsAt, endsAt }: Period, moment: number): boolean {
  return Date.parse(startsAt) <= moment && moment < Date.parse(endsAt);
}

/** Whether the period is over at a moment, now by default. */
export function hasEnded({ endsAt }: Period, moment = Date.now()): boolean {
  return Date.parse(endsAt) <= moment;
}

/** Whether the period begins after a moment, now by default. */
export function isComing({ startsAt }: Period, moment = Date.now()): boolean {
  return Date.parse(startsAt) > moment;
}
