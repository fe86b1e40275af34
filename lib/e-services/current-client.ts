import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process-state';

/** Loaders of pages have no client: their results are shared between visitors. */
const storage = (): AsyncLocalStorage<string> =>
  processWide('current-client', () => new AsyncLocalStorage());

/** Runs work for a client; e-services calls inside send the client's IP address. */
export function forClient<Result>(ip: string, work: () => Promise<Result>): Promise<Result> {
  return storage().run(ip, work);
}

/** Undefined outside `forClient`. */
export function currentClient(): string | undefined {
  return storage().getStore();
}
