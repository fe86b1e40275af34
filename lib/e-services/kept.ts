/** Times in milliseconds. */
interface Limits {
  /** How long a value is given without asking again. */
  readonly freshFor: number;
  /** After a failure, how long the value held is given before asking again. */
  readonly retryAfter: number;
}

/**
 * Keeps a value in this process. Once it is old it is asked for again behind the answer, and the
 * last good one is given for as long as that fails; only the first callers ever wait.
 */
export function kept<Value>(
  load: () => Promise<Value>,
  { freshFor, retryAfter }: Limits,
): () => Promise<Value> {
  let held: { readonly value: Value } | undefined;
  let askAgainAt = 0;
  let running: Promise<Value> | undefined;

  function ask(): Promise<Value> {
    running ??= load()
      .then((value) => {
        held = { value };
        askAgainAt = Date.now() + freshFor;
        return value;
      })
      .catch((error: unknown) => {
        askAgainAt = Date.now() + retryAfter;
        throw error;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return async () => {
    if (!held) return ask();
    // The client has logged the failure.
    if (Date.now() >= askAgainAt) ask().catch(() => {});
    return held.value;
  };
}
