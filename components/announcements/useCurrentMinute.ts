'use client';

import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const CHECK_EVERY_MS = 10_000;

/** Start of the current minute in milliseconds since 1970; null on the server and during hydration. */
export function useCurrentMinute(): number | null {
  return useSyncExternalStore<number | null>(
    onTimePassing,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
}

function onTimePassing(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
