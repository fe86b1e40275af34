'use client';

import { useEffect, useState } from 'react';
import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import { readEntry, writeEntry } from './sessionEntry';

/** A receipt in session storage; without the submitted values. */
export interface StoredReceipt {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** Same lifetime as a draft: it must not outlive the visitor of a shared device. */
const LIFETIME_MS = 30 * 60_000;

const storageKey = (form: string) => DEVICE_STORAGE.receipt.name + form;

/** Stores a receipt in this tab, for a visitor who leaves the page and returns. */
export function storeReceipt(form: string, { reference, sentAt }: StoredReceipt): void {
  writeEntry(storageKey(form), { reference, sentAt });
}

export function deleteReceipt(form: string): void {
  writeEntry(storageKey(form), null);
}

/** The stored receipt; null if there is none or it has expired. */
function storedReceipt(form: string): StoredReceipt | null {
  const stored = readEntry(storageKey(form));
  if (typeof stored !== 'object' || stored === null) return null;
  const { reference, sentAt } = stored as Record<string, unknown>;
  if (typeof sentAt === 'number' && Date.now() - sentAt < LIFETIME_MS) {
    if (typeof reference === 'string') return { reference, sentAt };
  }
  deleteReceipt(form);
  return null;
}

/** The receipt of an earlier submission in this tab; null on the server. */
export function useStoredReceipt(form: string) {
  const [kept, setKept] = useState<StoredReceipt | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- known to the browser alone
  useEffect(() => setKept(storedReceipt(form)), [form]);
  const forget = () => {
    deleteReceipt(form);
    setKept(null);
  };
  return { kept, forget };
}
