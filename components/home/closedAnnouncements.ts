import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';

const KEY = DEVICE_STORAGE.closedAnnouncements.name;

/** Numbers of the announcements that the visitor closed during this visit. */
export function closedAnnouncements(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    // Storage is unavailable, or its value is invalid.
    return [];
  }
}

/** Remembers for this visit that an announcement was closed. */
export function rememberClosed(id: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...closedAnnouncements(), id])]));
  } catch {
    // It will be shown again on the next page view.
  }
}
