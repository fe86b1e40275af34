import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import { readEntry, writeEntry } from './sessionEntry';

/** A submission that was sent and whose success has not been seen. */
export interface OpenSubmission {
  /** Its idempotency key, a UUID. */
  readonly key: string;
  /** When it was sent first; milliseconds since 1970. */
  readonly sentAt: number;
  /** The service said that it was not received: there is nothing to ask at the next visit. */
  readonly notReceived?: boolean;
  /** What was sent first; unknown after a reload, as it may hold what a device must not keep. */
  readonly content?: string;
}

/** How long a reloaded tab waits for its former document to let go of a key. */
const CLAIM_TIMEOUT_MS = 1000;

const inThisDocument = new Map<string, OpenSubmission>();
const releases = new Map<string, () => void>();
const nameOf = (form: string) => DEVICE_STORAGE.submission.name + form;

/**
 * The form's open submission, also one of this tab before a reload. A duplicated tab has a copy of
 * the storage: the key stays with the tab that sent it, and the other one is given null.
 */
export async function openSubmission(form: string): Promise<OpenSubmission | null> {
  const own = inThisDocument.get(form);
  if (own) return own;
  const stored = parse(readEntry(nameOf(form)));
  if (!stored) return null;
  if (!(await claim(stored.key))) {
    writeEntry(nameOf(form), null);
    return null;
  }
  inThisDocument.set(form, stored);
  return stored;
}

/** Whether the storage holds an open submission whose fate is to be asked. */
export function hasOpenSubmission(form: string): boolean {
  const open = inThisDocument.get(form) ?? parse(readEntry(nameOf(form)));
  return open !== null && !open.notReceived;
}

/** Opens a submission before it is sent, so that a reload in between finds its key. */
export function beginSubmission(form: string, content: string): OpenSubmission {
  const open = { key: crypto.randomUUID(), sentAt: Date.now(), content };
  void claim(open.key);
  keep(form, open);
  return open;
}

/** Notes that the service does not have it. The key stays: the first request may still arrive. */
export function noteNotReceived(form: string, open: OpenSubmission): void {
  keep(form, { ...open, notReceived: true });
}

/** Notes that it is sent again under its key. */
export function noteSentAgain(form: string, open: OpenSubmission): void {
  keep(form, { ...open, notReceived: false });
}

/** Gives the key up: the submission was seen to be stored or refused, or the visitor cleared the form. */
export function closeSubmission(form: string): void {
  const open = inThisDocument.get(form) ?? parse(readEntry(nameOf(form)));
  inThisDocument.delete(form);
  writeEntry(nameOf(form), null);
  if (!open) return;
  releases.get(open.key)?.();
  releases.delete(open.key);
}

function keep(form: string, open: OpenSubmission): void {
  inThisDocument.set(form, open);
  const { key, sentAt, notReceived } = open;
  writeEntry(nameOf(form), { key, sentAt, ...(notReceived && { notReceived }) });
}

function parse(stored: unknown): OpenSubmission | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { key, sentAt, notReceived } = stored as Record<string, unknown>;
  if (typeof key !== 'string' || typeof sentAt !== 'number') return null;
  return { key, sentAt, notReceived: notReceived === true };
}

/** Takes a key for this document; false if another tab has it. */
function claim(key: string): Promise<boolean> {
  // Missing outside secure contexts and in old browsers: a duplicated tab then shares the key.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () =>
      new Promise<void>((release) => {
        releases.set(key, release);
        resolve(true);
      });
    const signal = AbortSignal.timeout(CLAIM_TIMEOUT_MS);
    navigator.locks.request(nameOf(key), { signal }, hold).catch(() => resolve(false));
  });
}
