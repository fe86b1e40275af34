import { AsyncLocalStorage } from 'node:async_hooks';
// Relative: the compiled server runs without the site's path aliases.
import { REQUEST_ID_HEADER } from '../../packages/telemetry/src';
import { processWide } from '../process-state';

const storage = (): AsyncLocalStorage<string> =>
  processWide('current-request', () => new AsyncLocalStorage());

/** Runs work with a request id that log lines and back-end calls include. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return storage().run(id, work);
}

/** Undefined outside a request. */
export function currentRequestId(): string | undefined {
  return storage().getStore();
}

/** Request id header for back-end calls; empty outside a request. */
export function requestIdHeaders(): Readonly<Record<string, string>> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}
