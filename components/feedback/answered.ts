import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';

const STORE = DEVICE_STORAGE.pageFeedback.name;

/** True if a page was rated in this visit; false if storage is blocked. */
export function wasAnswered(page: string): boolean {
  return read().includes(page);
}

/** Stores for this visit that a page was rated. */
export function rememberAnswer(page: string): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...new Set([...read(), page])]));
  } catch {
    return;
  }
}

function read(): readonly unknown[] {
  try {
    const pages: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    return Array.isArray(pages) ? pages : [];
  } catch {
    return [];
  }
}
