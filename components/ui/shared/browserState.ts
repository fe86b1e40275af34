'use client';

import { externalState } from './externalState';

/** False on the server and during hydration, true afterwards. */
export const useScriptsRunning = externalState(() => true, false, []);

/** The URL's hash without `#`; empty on the server. */
export const useHash = externalState(() => window.location.hash.slice(1), '', ['hashchange']);

/** Replaces the hash without a history entry and updates `useHash`. */
export function replaceHash(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  window.dispatchEvent(new Event('hashchange'));
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** prefers-reduced-motion; true on the server, so that no animation starts too early. */
export const useReducedMotion = externalState(
  () => reducedMotion().matches,
  true,
  ['change'],
  reducedMotion,
);
