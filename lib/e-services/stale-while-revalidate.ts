/** Times in milliseconds. */
interface Lifetimes {
  /** How long a value is served without being loaded again. */
  readonly freshFor: number;
  /** How long after a failure the stale value is served before the next attempt. */
  readonly retryAfter: number;
  /** Age from which callers wait for a new value, unless loading it has just failed; never if left out. */
  readonly waitAfter?: number;
}

/**
 * Caches a value in this process. A stale value is served while it is loaded again in the
 * background, and for as long as that fails; only the first callers wait, and those who come after a
 * long time.
 */
export function staleWhileRevalidate<Value>(
  load: () => Promise<Value>,
  { freshFor, retryAfter, waitAfter = Infinity }: Lifetimes,
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
        staleAt = Date.now() + retryAfter;
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
    return Date.now() - since >= waitAfter ? renewed : value;
  };
}
