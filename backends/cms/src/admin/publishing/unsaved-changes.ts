import type { StrapiApp } from '@strapi/strapi/admin';

/**
 * Unsaved changes of an entry, in sessionStorage: they survive an expired session and are removed with
 * the tab, on save and on sign-out.
 */
export interface UnsavedChanges {
  /** ISO date and time. */
  readonly at: string;
  /** Fields that differ from the saved entry. */
  readonly values: Readonly<Record<string, unknown>>;
}

const PREFIX = 'kept-text:';

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

export function storeUnsaved(key: string, text: UnsavedChanges): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(text));
  } catch {
    // Storage is full or blocked: not fatal.
  }
}

export const removeUnsaved = (key: string): void => sessionStorage.removeItem(key);

export function removeAllUnsaved(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

/** Changed scalar fields; components and relations are skipped. */
export function changedFields(
  values: Readonly<Record<string, unknown>>,
  saved: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        ['string', 'number', 'boolean'].includes(typeof value) && value !== saved[name],
    ),
  );
}

/** The used part of the arguments of Strapi's API calls. */
interface EntryRef {
  readonly collectionType?: string;
  readonly model: string;
  readonly documentId?: string;
  readonly params?: { readonly locale?: string };
}

interface Action {
  readonly type: string;
  readonly meta?: {
    readonly arg?: { readonly endpointName?: string; readonly originalArgs?: EntryRef };
  };
}

const SAVING = new Set(['createDocument', 'updateDocument', 'publishDocument', 'discardDocument']);

/** Removes the changes of an entry that was saved or whose draft was discarded. */
export function removeSaved({ collectionType, model, documentId = 'new', params }: EntryRef): void {
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))) {
    const [, type, entry, locale] = key.slice(PREFIX.length).split(' ');
    const isEntry = entry === documentId || collectionType === 'single-types';
    if (type === model && isEntry && locale === (params?.locale ?? 'ar')) removeUnsaved(key);
  }
}

/** Middleware of Strapi's store; an expired session sends no `logout`, so its changes stay. */
export function removeUnsavedOnSave(panel: StrapiApp): void {
  panel.addMiddlewares([
    () => () => (next) => (action) => {
      const { type, meta } = action as Action;
      const { endpointName = '', originalArgs } = meta?.arg ?? {};
      if (endpointName === 'logout' && type.endsWith('/pending')) removeAllUnsaved();
      if (originalArgs && SAVING.has(endpointName) && type.endsWith('/fulfilled')) {
        removeSaved(originalArgs);
      }
      return next(action);
    },
  ]);
}
