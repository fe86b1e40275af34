import { AsyncLocalStorage } from 'node:async_hooks';

const reading = new AsyncLocalStorage<true>();

/** Runs a loader with drafts. */
export function withDrafts<Value>(load: () => Promise<Value>): Promise<Value> {
  return reading.run(true, load);
}

/** True within `withDrafts`. */
export function readsDrafts(): boolean {
  return reading.getStore() === true;
}
