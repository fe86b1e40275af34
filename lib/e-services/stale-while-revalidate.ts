import { setTimeout } from 'node:timers/promises';

/** Max wait for a new value past `waitAfter`; shorter than a page waits for live data. */
const MAX_WAIT_MS = 1500;

/** Backoff after a failure. */
const RETRY_AFTER_MS = 10_000;

/** Times in milliseconds. */
interface Lifetimes {
  /** Age until which a value is not reloaded; a minute by default. */
  readonly freshFor?: number;
  /** Age from which callers wait a moment for a new value, unless a load just failed; default never. */
  readonly waitAfter?: number;
}

/**
 * Caches a value in this process: a stale value is served while it is reloaded in the background
 * and while that fails. Callers wait only for the first value, or past `waitAfter`.
 */
export function staleWhileRevalidate<Value>(
  load: () => Promise<Value>,
  { freshFor = 60_000, waitAfter = Infinity }: Lifetimes = {},
): () => Promise<Value> {
  let cached: { readonly value: Value; readonly since: number } | undefined;
  let staleAt = 0;
  let running: Promise<Value> | undefined;

  function revalidate(): Promise<Value> {
    running ??= load()
      .then((value) => {
        cached = { value, since: Date.now() };
        staleAt = cached.since + freshFor;
        return value;
      })
      .catch((error: unknown) => {
        staleAt = Date.now() + RETRY_AFTER_MS;
        throw error;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return async () => {
    if (!cached) return revalidate();
    const { value, since } = cached;
    if (Date.now() < staleAt) return value;
    // The client has logged the failure.
    const renewed = revalidate().catch(() => value);
    if (Date.now() - since < waitAfter) return value;
    return Promise.race([renewed, setTimeout(MAX_WAIT_MS, value, { ref: false })]);
  };
}
