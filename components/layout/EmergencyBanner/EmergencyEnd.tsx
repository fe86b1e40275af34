'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  /** Changes with the notice, not with the language. */
  readonly id: string;
  /** Announced to screen readers once per visit. */
  readonly announcement: string;
  readonly language: Locale;
  /** Milliseconds since 1970; null without an end. */
  readonly end: number | null;
  readonly children: ReactNode;
}

const KEY = DEVICE_STORAGE.announcedNotice.name;
/** Max delay of setTimeout, a 32-bit integer. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;
/** A live region must be in the document before its content changes. */
const ANNOUNCE_DELAY_MS = 1000;

/** Hides a notice when it ends, and announces it to screen readers once per visit. */
export function EmergencyEnd({ id, announcement, language, end, children }: Props) {
  const [hasEnded, setHasEnded] = useState(false);
  const [isAnnounced, setIsAnnounced] = useState(false);

  useEffect(() => {
    if (end === null) return;
    const delay = Math.min(Math.max(end - Date.now(), 0), MAX_TIMER_DELAY_MS);
    const timer = setTimeout(() => setHasEnded(Date.now() >= end), delay);
    return () => clearTimeout(timer);
  }, [end]);

  useEffect(() => {
    if (wasAnnounced(id)) return;
    const timer = setTimeout(() => {
      setIsAnnounced(true);
      rememberAnnounced(id);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);

  if (hasEnded) return null;
  return (
    <>
      {children}
      <VisuallyHidden>
        <span role="status" lang={language} data-print="off">
          {isAnnounced ? announcement : null}
        </span>
      </VisuallyHidden>
    </>
  );
}

function wasAnnounced(id: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}

function rememberAnnounced(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage is unavailable: announced again on the next page.
  }
}
