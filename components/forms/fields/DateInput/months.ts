import type { Calendar } from './calendar';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** Adds days to an ISO day (YYYY-MM-DD). */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Day of the week, 0 for Sunday, the first day of a Saudi week. */
export function weekday(iso: string): number {
  return new Date(iso).getUTCDay();
}

/** All ISO days of the month; empty outside the calendar's range. */
function monthDays(calendar: Calendar, iso: string): string[] {
  const parts = calendar.parts(iso);
  if (!parts) return [];
  const days: string[] = [];
  let day = addDays(iso, 1 - parts.day);
  while (calendar.parts(day)?.month === parts.month) {
    days.push(day);
    day = addDays(day, 1);
  }
  return days;
}

/** Days of a month as weeks from Sunday to Saturday; null for days of other months. */
export function monthWeeks(calendar: Calendar, iso: string): (string | null)[][] {
  const days = monthDays(calendar, iso);
  const [first] = days;
  if (!first) return [];
  const cells = [...Array.from({ length: weekday(first) }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, day) => cells[week * WEEK + day] ?? null),
  );
}

/** Adds months, at most to the last day of a shorter one; the same day outside the calendar. */
export function addMonths(calendar: Calendar, iso: string, months: number): string {
  const day = calendar.parts(iso)?.day ?? 1;
  let inMonth = iso;
  for (let step = 0; step < Math.abs(months); step += 1) {
    const days = monthDays(calendar, inMonth);
    const beyond = months > 0 ? addDays(days.at(-1) ?? iso, 1) : addDays(days[0] ?? iso, -1);
    if (!calendar.parts(beyond)) return iso;
    inMonth = beyond;
  }
  const days = monthDays(calendar, inMonth);
  return days[Math.min(day, days.length) - 1] ?? iso;
}
