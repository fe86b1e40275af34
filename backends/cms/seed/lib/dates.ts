const DAY = 24 * 60 * 60 * 1000;
const RELATIVE = /^now(?:([+-])(\d+)d)?$/;

/** Resolves `now`, `now-3d` and `now+20d` to an ISO string; returns any other value unchanged. */
export function resolveDate(value: unknown, type: 'date' | 'datetime', now: Date): unknown {
  if (typeof value !== 'string') return value;
  const match = RELATIVE.exec(value);
  if (!match) return value;
  const days = Number(match[2] ?? 0) * (match[1] === '-' ? -1 : 1);
  const iso = new Date(now.getTime() + days * DAY).toISOString();
  return type === 'date' ? iso.slice(0, 10) : iso;
}

/** Shifts an ISO date or date-time by days and minutes, in the format that it had. */
export function shiftDate(value: string, days: number, minutes = 0): string {
  const moved = new Date(new Date(value).getTime() + days * DAY + minutes * 60_000).toISOString();
  return value.length === 10 ? moved.slice(0, 10) : moved;
}
