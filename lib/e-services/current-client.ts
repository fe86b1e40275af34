import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process-state';

/** A loader that a page calls has no client, as its result is shared between visitors. */
const storage = (): AsyncLocalStorage<string> =>
  processWide('current-client', () => new AsyncLocalStorage());

/** Runs work for a client; calls of the e-services API name the client's IP address meanwhile. */
export function forClient<Result>(ip: string, work: () => Promise<Result>): Promise<Result> {
  return storage().run(ip, work);
}

/** The IP address of the client that the current work is for; undefined if it is for no single one. */
export function currentClient(): string | undefined {
  return storage().getStore();
}
