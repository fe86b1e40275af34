'use client';

import { useSyncExternalStore } from 'react';

/**
 * A hook for a state of the browser, read anew at these events.
 * @param onServer its value on the server and during hydration
 */
export function externalState<Value>(
  read: () => Value,
  onServer: Value,
  events: readonly string[],
  getTarget: () => EventTarget = () => window,
): () => Value {
  function subscribe(listener: () => void): () => void {
    const target = getTarget();
    for (const event of events) target.addEventListener(event, listener);
    return () => {
      for (const event of events) target.removeEventListener(event, listener);
    };
  }
  return function useExternalState() {
    return useSyncExternalStore(subscribe, read, () => onServer);
  };
}
