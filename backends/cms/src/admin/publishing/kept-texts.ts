import type { StrapiApp } from '@strapi/strapi/admin';

/**
 * What somebody has written in an entry and not saved, kept in the tab: it outlives the end of the
 * session there, and goes with the tab, with saving and with signing out.
 */
export interface KeptText {
  /** ISO date and time. */
  readonly at: string;
  /** The fields that differ from what is saved. */
  readonly values: Readonly<Record<string, unknown>>;
}

const PREFIX = 'kept-text:';

/** Of one account alone: another one may sign in in the same tab. */
export const keyOf = (person: string, place: readonly string[]): string =>
  PREFIX + [person, ...place].join(' ');

export function readKept(key: string): KeptText | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptText | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, text: KeptText): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(text));
  } catch {
    // Full, or forbidden: then nothing is kept, as without it.
  }
}

export const forget = (key: string): void => sessionStorage.removeItem(key);

export function discardAll(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

/** The texts and other plain values that were changed; lists and references inside an entry are left out. */
export function changedValues(
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
interface Asked {
  readonly collectionType?: string;
  readonly model: string;
  readonly documentId?: string;
  readonly params?: { readonly locale?: string };
}

interface Action {
  readonly type: string;
  readonly meta?: {
    readonly arg?: { readonly endpointName?: string; readonly originalArgs?: Asked };
  };
}

const SAVING = new Set(['createDocument', 'updateDocument', 'publishDocument', 'discardDocument']);

/** Deletes the kept text of an entry that was saved, or whose draft was discarded. */
export function discardSaved({ collectionType, model, documentId = 'new', params }: Asked): void {
  for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(PREFIX))) {
    const [, type, entry, locale] = key.slice(PREFIX.length).split(' ');
    const isEntry = entry === documentId || collectionType === 'single-types';
    if (type === model && isEntry && locale === (params?.locale ?? 'ar')) forget(key);
  }
}

/**
 * Deletes kept texts after a save, and all of them at sign-out. A session that expires does
 * not use this request.
 */
export function discardKeptTexts(panel: StrapiApp): void {
  panel.addMiddlewares([
    () => () => (next) => (action) => {
      const { type, meta } = action as Action;
      const { endpointName = '', originalArgs } = meta?.arg ?? {};
      if (endpointName === 'logout' && type.endsWith('/pending')) discardAll();
      if (originalArgs && SAVING.has(endpointName) && type.endsWith('/fulfilled')) {
        discardSaved(originalArgs);
      }
      return next(action);
    },
  ]);
}
