import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import { readEntry, writeEntry } from './sessionEntry';

/** A draft holds names and telephone numbers: on a shared device it must not outlive its writer. */
const DRAFT_LIFETIME_MS = 30 * 60_000;

/** Ignore stored values longer than any field allows. */
const MAX_CHARACTERS = 50_000;

type Values = Readonly<Record<string, string>>;

interface Draft {
  /** When a field was last changed; milliseconds since 1970. */
  readonly editedAt: number;
  readonly values: Values;
}

const nameOf = (form: string) => DEVICE_STORAGE.draft.name + form;

/** What was typed into a form in this tab; null if nothing was, or longer ago than a draft is kept. */
export function readDraft(form: string): Draft | null {
  const stored = readEntry(nameOf(form));
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

/** Keeps what was typed; the draft's time starts again only if something was changed. */
export function writeDraft(form: string, values: Values): void {
  if (Object.keys(values).length === 0) {
    eraseDraft(form);
    return;
  }
  const before = readDraft(form);
  if (before && JSON.stringify(before.values) === JSON.stringify(values)) return;
  writeEntry(nameOf(form), { editedAt: Date.now(), values });
}

export function eraseDraft(form: string): void {
  writeEntry(nameOf(form), null);
}

/** When the form was last changed, as far as its draft knows; 0 without a draft. */
export function draftEditedAt(form: string): number {
  return readDraft(form)?.editedAt ?? 0;
}
