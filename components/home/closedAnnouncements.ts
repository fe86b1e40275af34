import { endOf } from '@/lib/dates/period';
import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';

const KEY = DEVICE_STORAGE.closedAnnouncements.name;

/** An announcement that is closed until it ends (ISO date-time), for good where that is null. */
interface Closed {
  readonly id: number;
  readonly endsAt: string | null;
}

/** Numbers of the announcements that the visitor closed and that still run, in any tab. */
export function closedAnnouncements(): readonly number[] {
  return read().map(({ id }) => id);
}

/** Remembers that announcements were closed, for as long as they run. */
export function rememberClosed(announcements: readonly Closed[]): void {
  const ids = announcements.map(({ id }) => id);
  const others = read().filter(({ id }) => !ids.includes(id));
  const closed = [...others, ...announcements.map(({ id, endsAt }) => ({ id, endsAt }))];
  try {
    localStorage.setItem(KEY, JSON.stringify(closed));
  } catch {
    // It will be shown again on the next page view.
  }
}

function read(): readonly Closed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRunning) : [];
  } catch {
    // Storage is unavailable, or its value is invalid.
    return [];
  }
}

function isRunning(value: unknown): value is Closed {
  const { id, endsAt } = (value ?? {}) as Partial<Closed>;
  if (typeof id !== 'number') return false;
  return endsAt === null || (typeof endsAt === 'string' && endOf(endsAt) > Date.now());
}
