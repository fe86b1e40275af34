/** Unsaved changes in sessionStorage: they survive an expired session, not save or sign-out. */
export interface UnsavedChanges {
  /** ISO date and time. */
  readonly at: string;
  /** Fields that differ from the saved entry. */
  readonly values: Values;
  /** The form was sent with them. */
  readonly isSent?: boolean;
}

export type Values = Readonly<Record<string, unknown>>;

const PREFIX = 'kept-text:';

/** Set by the CMS on sign-out, with a new value each time. */
const SIGNED_OUT = 'signed-out';

/** Includes the account: another user may sign in in the same tab. */
export const storageKeyFor = (person: string, place: readonly string[]): string =>
  PREFIX + [person, ...place].join(' ');

export function readUnsaved(key: string): UnsavedChanges | undefined {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(key) ?? 'null') as UnsavedChanges | null) ?? undefined
    );
  } catch {
    return undefined;
  }
}

/** Changes that the saved entry lacks; others are removed. */
export function readMissing(key: string, saved: Values = {}): UnsavedChanges | undefined {
  const stored = readUnsaved(key);
  if (!stored || !hasValues(saved, stored.values)) return stored;
  removeUnsaved(key);
  return undefined;
}

export const hasValues = (entry: Values, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => entry[name] === value);

export function storeUnsaved(key: string, text: UnsavedChanges): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(text));
  } catch {
    // Storage is full or blocked: not fatal.
  }
}

export const removeUnsaved = (key: string): void => sessionStorage.removeItem(key);

/** Changed scalar fields; components and relations are skipped. */
export function changedFields(values: Values, saved: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        ['string', 'number', 'boolean'].includes(typeof value) && value !== saved[name],
    ),
  );
}

/** Removes all changes on sign-out, in this tab or another; an expired session leaves them. */
export function removeUnsavedOnSignOut(): void {
  removeAfterSignOut();
  window.cookieStore?.addEventListener('change', removeAfterSignOut);
}

function removeAfterSignOut(): void {
  const [, signedOut] = new RegExp(`\\b${SIGNED_OUT}=(\\d+)`).exec(document.cookie) ?? [];
  if (!signedOut || sessionStorage.getItem(SIGNED_OUT) === signedOut) return;
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) removeUnsaved(key);
  }
  sessionStorage.setItem(SIGNED_OUT, signedOut);
}
