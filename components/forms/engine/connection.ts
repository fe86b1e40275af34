'use client';

import { externalState } from '@/components/ui/shared/externalState';

/** True if the browser reports that it is offline; false does not prove a connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** `isOffline` as state; false on the server. */
export const useOffline = externalState(isOffline, false, ['online', 'offline']);
