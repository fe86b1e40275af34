import { exclusiveEnd } from '@/lib/dates/period';
import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';

const KEY = DEVICE_STORAGE.closedAnnouncements.name;

/** Dismissed until the announcement ends (ISO date-time); null is permanent. */
interface Closed {
  readonly id: number;
  readonly endsAt: string | null;
}

/** Ids of dismissed announcements that have not ended. */
export function closedAnnouncements(): readonly number[] {
  return read().map(({ id }) => id);
}

/** Stores dismissed announcements until they end. */
export function rememberClosed(announcements: readonly Closed[]): void {
  const ids = announcements.map(({ id }) => id);
  const others = read().filter(({ id }) => !ids.includes(id));
  const closed = [...others, ...announcements.map(({ id, endsAt }) => ({ id, endsAt }))];
  try {
    localStorage.setItem(KEY, JSON.stringify(closed));
  } catch {
    // Storage is unavailable: the announcement is shown again on the next page view.
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
  return endsAt === null || (typeof endsAt === 'string' && exclusiveEnd(endsAt) > Date.now());
}
