import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';

const STORE = DEVICE_STORAGE.pageFeedback.name;

/** Whether a page was rated in this visit. If storage is blocked, the question is shown again. */
export function wasAnswered(page: string): boolean {
  return read().includes(page);
}

/** Remembers for this visit that a page was rated. */
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
