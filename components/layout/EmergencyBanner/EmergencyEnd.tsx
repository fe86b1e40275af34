'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  /** Changes whenever the notice does, and not with the language. */
  readonly id: string;
  /** What screen readers say once a visit. */
  readonly said: string;
  readonly language: Locale;
  /** Milliseconds since 1970; null without an end. */
  readonly end: number | null;
  readonly children: ReactNode;
}

const KEY = DEVICE_STORAGE.announcedNotice.name;
/** setTimeout takes no longer delays. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;
/** Screen readers say what enters a live region that they know already. */
const SAID_AFTER_MS = 1000;

/** Ends a notice at its time in a page that is open, and has screen readers say it once a visit. */
export function EmergencyEnd({ id, said, language, end, children }: Props) {
  const [hasEnded, setHasEnded] = useState(false);
  const [isSaid, setIsSaid] = useState(false);

  useEffect(() => {
    if (end === null) return;
    const delay = Math.min(Math.max(end - Date.now(), 0), LONGEST_DELAY_MS);
    const timer = setTimeout(() => setHasEnded(Date.now() >= end), delay);
    return () => clearTimeout(timer);
  }, [end]);

  useEffect(() => {
    if (wasSaid(id)) return;
    const timer = setTimeout(() => {
      setIsSaid(true);
      rememberSaid(id);
    }, SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);

  if (hasEnded) return null;
  return (
    <>
      {children}
      <VisuallyHidden>
        <span role="status" lang={language} data-print="off">
          {isSaid ? said : null}
        </span>
      </VisuallyHidden>
    </>
  );
}

function wasSaid(id: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}

function rememberSaid(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // It will be said again on the next page.
  }
}
