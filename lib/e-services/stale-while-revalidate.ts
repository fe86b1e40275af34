/** Times in milliseconds. */
interface Lifetimes {
  /** How long a value is served without being loaded again. */
  readonly freshFor: number;
  /** How long after a failure the stale value is served before the next attempt. */
  readonly retryAfter: number;
}

/**
 * Caches a value in this process. A stale value is served while it is loaded again in the
 * background, and for as long as that fails; only the first callers wait.
 */
export function staleWhileRevalidate<Value>(
  load: () => Promise<Value>,
  { freshFor, retryAfter }: Lifetimes,
): () => Promise<Value> {
  let cached: { readonly value: Value } | undefined;
  let staleAt = 0;
  let running: Promise<Value> | undefined;

  function revalidate(): Promise<Value> {
    running ??= load()
      .then((value) => {
        cached = { value };
        staleAt = Date.now() + freshFor;
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
    // The client has logged the failure.
    if (Date.now() >= staleAt) void revalidate().catch(() => {});
    return cached.value;
  };
}
