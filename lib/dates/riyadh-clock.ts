/** Riyadh is three hours ahead of UTC all year. */
const RIYADH_OFFSET_MS = 3 * 60 * 60 * 1000;

/** The day in Riyadh at a moment, now by default, as YYYY-MM-DD. */
export function riyadhDay(moment: Date = new Date()): string {
  return new Date(moment.getTime() + RIYADH_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day in Riyadh at a moment, as HH:MM. */
export function riyadhTime(moment: Date): string {
  return new Date(moment.getTime() + RIYADH_OFFSET_MS).toISOString().slice(11, 16);
}

/** The moment at which a day (YYYY-MM-DD) begins in Riyadh, as an ISO date-time. */
export function dayStart(day: string): string {
  return `${day}T00:00:00+03:00`;
}
