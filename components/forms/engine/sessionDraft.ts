import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import { readEntry, writeEntry } from './sessionEntry';

/** Drafts hold personal data: they must not outlive the visitor of a shared device. */
const DRAFT_LIFETIME_MS = 30 * 60_000;

/** Longer values than any field allows are ignored. */
const MAX_CHARACTERS = 50_000;

type Values = Readonly<Record<string, string>>;

interface Draft {
  /** Time of the last change; milliseconds since 1970. */
  readonly editedAt: number;
  readonly values: Values;
}

const storageKey = (form: string) => DEVICE_STORAGE.draft.name + form;

/** The draft of a form in this tab; null if there is none or it has expired. */
export function readDraft(form: string): Draft | null {
  const stored = readEntry(storageKey(form));
  if (typeof stored !== 'object' || stored === null) return null;
  const { editedAt, values } = stored as Record<string, unknown>;
  const isCurrent = typeof editedAt === 'number' && Date.now() - editedAt < DRAFT_LIFETIME_MS;
  if (!isCurrent || typeof values !== 'object' || values === null) {
    eraseDraft(form);
    return null;
  }
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1].length <= MAX_CHARACTERS,
  );
  return { editedAt, values: Object.fromEntries(texts) };
}

/** Stores a draft; its lifetime restarts only after a change. */
export function writeDraft(form: string, values: Values): void {
  if (Object.keys(values).length === 0) {
    eraseDraft(form);
    return;
  }
  const before = readDraft(form);
  if (before && JSON.stringify(before.values) === JSON.stringify(values)) return;
  writeEntry(storageKey(form), { editedAt: Date.now(), values });
}

export function eraseDraft(form: string): void {
  writeEntry(storageKey(form), null);
}

/** Time of the draft's last change; 0 without a draft. */
export function draftEditedAt(form: string): number {
  return readDraft(form)?.editedAt ?? 0;
}
