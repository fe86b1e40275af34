import { AsyncLocalStorage } from 'node:async_hooks';
// Relative: the compiled server runs without the site's path aliases.
import { REQUEST_ID_HEADER } from '../../packages/telemetry/src';
import { processWide } from '../process-state';

const storage = (): AsyncLocalStorage<string> =>
  processWide('current-request', () => new AsyncLocalStorage());

/** Runs work for a request: log lines and calls of back ends name its id meanwhile. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return storage().run(id, work);
}

/** Id of the request that the current work is for, or that caused it; undefined at other times. */
export function currentRequestId(): string | undefined {
  return storage().getStore();
}

/** Headers with which a back end logs the same id; none outside a request. */
export function requestIdHeaders(): Readonly<Record<string, string>> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}
