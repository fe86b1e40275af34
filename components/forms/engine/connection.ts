'use client';

import { useSyncExternalStore } from 'react';

/** True if the browser reports that it is offline; false does not prove a connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** `isOffline` as state; false on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOffline, () => false);
}
