'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import { readEntry, writeEntry } from './sessionEntry';

/** A submitted value, as its receipt shows it. */
export interface SentRow {
  readonly label: string;
  readonly value: string;
}

/** A receipt in session storage. */
export interface StoredReceipt {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** The submitted values in `locale`, without identity numbers. */
  readonly rows: readonly SentRow[];
  readonly locale: Locale;
}

/** Same lifetime as a draft: it must not outlive the visitor of a shared device. */
const LIFETIME_MS = 30 * 60_000;

const storageKey = (form: string) => DEVICE_STORAGE.receipt.name + form;

/** Stores a receipt in this tab, for a visitor who leaves the page and returns. */
export function storeReceipt(form: string, receipt: StoredReceipt): void {
  const { reference, sentAt, rows, locale } = receipt;
  writeEntry(storageKey(form), { reference, sentAt, rows, locale });
}

export function deleteReceipt(form: string): void {
  writeEntry(storageKey(form), null);
}

/** A receipt of an earlier submission, with the rows of this language. */
export type KeptReceipt = Omit<StoredReceipt, 'locale'>;

/** The stored receipt; null if there is none or it has expired. */
function storedReceipt(form: string, locale: Locale): KeptReceipt | null {
  const stored = readEntry(storageKey(form));
  if (typeof stored !== 'object' || stored === null) return null;
  const { reference, sentAt, rows, ...rest } = stored as Partial<StoredReceipt>;
  if (typeof sentAt === 'number' && Date.now() - sentAt < LIFETIME_MS) {
    const isReadable = rest.locale === locale && Array.isArray(rows);
    if (typeof reference === 'string') return { reference, sentAt, rows: isReadable ? rows : [] };
  }
  deleteReceipt(form);
  return null;
}

/** The receipt of an earlier submission in this tab; null on the server. */
export function useStoredReceipt(form: string, locale: Locale) {
  const [kept, setKept] = useState<KeptReceipt | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- known to the browser alone
  useEffect(() => setKept(storedReceipt(form, locale)), [form, locale]);
  const forget = () => {
    deleteReceipt(form);
    setKept(null);
  };
  return { kept, forget };
}
