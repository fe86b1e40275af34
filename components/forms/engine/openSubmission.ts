import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import { readEntry, writeEntry } from './sessionEntry';

/** A submission that was sent and not yet confirmed. */
export interface OpenSubmission {
  /** Idempotency key, a UUID. */
  readonly key: string;
  /** Time of the first attempt; milliseconds since 1970. */
  readonly sentAt: number;
  /** The service reported that it has no such submission: no status request on the next visit. */
  readonly notReceived?: boolean;
  /** Text of the first attempt to compare; undefined after a reload, as it is not stored. */
  readonly content?: string;
}

/** Max wait of a reloaded tab for its former document to release the lock. */
const CLAIM_TIMEOUT_MS = 1000;

const openByForm = new Map<string, OpenSubmission>();
const releases = new Map<string, () => void>();
const storageKey = (form: string) => DEVICE_STORAGE.submission.name + form;

/**
 * The form's open submission, also after a reload of the tab. A duplicated tab copies session storage:
 * a Web Lock keeps the key with the tab that sent it, and the copy gets null.
 */
export async function openSubmission(form: string): Promise<OpenSubmission | null> {
  const open = openByForm.get(form);
  if (open) return open;
  const stored = parse(readEntry(storageKey(form)));
  if (!stored) return null;
  if (!(await claim(stored.key))) {
    writeEntry(storageKey(form), null);
    return null;
  }
  openByForm.set(form, stored);
  return stored;
}

/** True if the status of an open submission should be requested. */
export function hasOpenSubmission(form: string): boolean {
  const open = openByForm.get(form) ?? parse(readEntry(storageKey(form)));
  return open !== null && !open.notReceived;
}

/** Stores the key before sending, so that it survives a reload during the request. */
export function startSubmission(form: string, content: string): OpenSubmission {
  const open = { key: crypto.randomUUID(), sentAt: Date.now(), content };
  void claim(open.key);
  store(form, open);
  return open;
}

/** Keeps the key: the first request may still arrive. */
export function markNotReceived(form: string, open: OpenSubmission): void {
  store(form, { ...open, notReceived: true });
}

export function markResent(form: string, open: OpenSubmission): void {
  store(form, { ...open, notReceived: false });
}

/** Discards the key: the submission was stored or refused, or the visitor cleared the form. */
export function closeSubmission(form: string): void {
  const open = openByForm.get(form) ?? parse(readEntry(storageKey(form)));
  openByForm.delete(form);
  writeEntry(storageKey(form), null);
  if (!open) return;
  releases.get(open.key)?.();
  releases.delete(open.key);
}

function store(form: string, open: OpenSubmission): void {
  openByForm.set(form, open);
  const { key, sentAt, notReceived } = open;
  writeEntry(storageKey(form), { key, sentAt, ...(notReceived && { notReceived }) });
}

function parse(stored: unknown): OpenSubmission | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { key, sentAt, notReceived } = stored as Record<string, unknown>;
  if (typeof key !== 'string' || typeof sentAt !== 'number') return null;
  return { key, sentAt, notReceived: notReceived === true };
}

/** Takes the Web Lock of a key; false if another tab holds it. */
function claim(key: string): Promise<boolean> {
  // No Web Locks in old browsers and insecure contexts: a duplicated tab then shares the key.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () =>
      new Promise<void>((release) => {
        releases.set(key, release);
        resolve(true);
      });
    const signal = AbortSignal.timeout(CLAIM_TIMEOUT_MS);
    navigator.locks.request(storageKey(key), { signal }, hold).catch(() => resolve(false));
  });
}
