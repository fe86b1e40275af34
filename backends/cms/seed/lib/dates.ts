const DAY = 24 * 60 * 60 * 1000;
const RIYADH_OFFSET = 3 * 60 * 60 * 1000;
const RELATIVE = /^now(?:([+-])(\d+)d)?(?: (\d\d:\d\d))?$/;

/** Resolves `now`, `now-3d`, `now+20d 16:00` (in Riyadh) to an ISO string; others unchanged. */
export function resolveDate(value: unknown, type: 'date' | 'datetime', now: Date): unknown {
  if (typeof value !== 'string') return value;
  const match = RELATIVE.exec(value);
  if (!match) return value;
  const [, sign, days, time] = match;
  const moment = now.getTime() + Number(days ?? 0) * DAY * (sign === '-' ? -1 : 1);
  const iso = new Date(time ? `${dayInRiyadh(moment)}T${time}+03:00` : moment).toISOString();
  return type === 'date' ? iso.slice(0, 10) : iso;
}

function dayInRiyadh(moment: number): string {
  return new Date(moment + RIYADH_OFFSET).toISOString().slice(0, 10);
}

/** Shifts an ISO date or date-time by days and minutes, in the format that it had. */
export function shiftDate(value: string, days: number, minutes = 0): string {
  const moved = new Date(new Date(value).getTime() + days * DAY + minutes * 60_000).toISOString();
  return value.length === 10 ? moved.slice(0, 10) : moved;
}
