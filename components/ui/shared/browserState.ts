'use client';

import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** False on the server and during hydration, true afterwards. */
export function useScriptsRunning(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The URL's hash without `#`; empty on the server. */
export function useHash(): string {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => '',
  );
}

/** Replaces the hash without a history entry and updates `useHash`. */
export function replaceHash(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  window.dispatchEvent(new Event('hashchange'));
}

function onReducedMotionChange(listener: () => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** prefers-reduced-motion; true on the server, so that no animation starts too early. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onReducedMotionChange,
    () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => true,
  );
}
