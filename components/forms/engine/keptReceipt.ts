'use client';

import { useEffect, useState } from 'react';
import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import { readEntry, writeEntry } from './sessionEntry';

/** Of a receipt that was shown; nothing of what was sent. */
export interface KeptReceipt {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** As long as a draft: on a shared device it must not outlive its visitor. */
const LIFETIME_MS = 30 * 60_000;

const nameOf = (form: string) => DEVICE_STORAGE.receipt.name + form;

/** Keeps a receipt in this tab, for a visitor who leaves its page and comes back. */
export function keepReceipt(form: string, { reference, sentAt }: KeptReceipt): void {
  writeEntry(nameOf(form), { reference, sentAt });
}

export function eraseReceipt(form: string): void {
  writeEntry(nameOf(form), null);
}

/** The receipt of a form in this tab; null if there is none, or it is too old. */
function keptReceipt(form: string): KeptReceipt | null {
  const stored = readEntry(nameOf(form));
  if (typeof stored !== 'object' || stored === null) return null;
  const { reference, sentAt } = stored as Record<string, unknown>;
  if (typeof sentAt === 'number' && Date.now() - sentAt < LIFETIME_MS) {
    if (typeof reference === 'string') return { reference, sentAt };
  }
  eraseReceipt(form);
  return null;
}

/** The receipt of a form that was sent earlier in this tab; null on the server. */
export function useKeptReceipt(form: string) {
  const [kept, setKept] = useState<KeptReceipt | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- known to the browser alone
  useEffect(() => setKept(keptReceipt(form)), [form]);
  const forget = () => {
    eraseReceipt(form);
    setKept(null);
  };
  return { kept, forget };
}
