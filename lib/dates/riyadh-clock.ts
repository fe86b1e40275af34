/** UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 60 * 60 * 1000;

/** YYYY-MM-DD in Riyadh, today by default. */
export function riyadhDay(moment: Date = new Date()): string {
  return new Date(moment.getTime() + RIYADH_OFFSET_MS).toISOString().slice(0, 10);
}

/** HH:MM in Riyadh. */
export function riyadhTime(moment: Date): string {
  return new Date(moment.getTime() + RIYADH_OFFSET_MS).toISOString().slice(11, 16);
}

/** Midnight in Riyadh of YYYY-MM-DD, as an ISO date-time. */
export function dayStart(day: string): string {
  return `${day}T00:00:00+03:00`;
}
