/** Longer than any reply within a data centre, short enough for a waiting visitor. */
const DEADLINE_MS = 500;
/** Circuit breaker: calls fail fast for so long after a failure; then one call probes. */
const PAUSE_MS = 5000;

/** Redis is unreachable, hangs, or failed recently. */
export class RedisUnavailableError extends Error {
  override name = 'RedisUnavailableError';
}

/** A client with a deadline of half a second per command and a circuit breaker. */
export class BoundedRedis<Client extends { readonly isReady: boolean }> {
  private pausedUntil = 0;

  constructor(
    /** For background commands, and for libraries that send their own commands inside `ask`. */
    readonly client: Client,
  ) {}

  /**
   * Sends a command with a deadline. The client's own timeout ends once a command is written to the
   * socket, so it does not cover a Redis that hangs.
   * @param evenAfterFailure bypasses the circuit breaker, for commands without a fallback
   * @throws RedisUnavailableError after 500 ms; at once without a connection, and for five seconds
   *   after a failure. A timed-out command may still be executed.
   */
  async ask<Reply>(
    command: (client: Client) => Promise<Reply>,
    { evenAfterFailure = false } = {},
  ): Promise<Reply> {
    const isPaused = performance.now() < this.pausedUntil && !evenAfterFailure;
    if (!this.client.isReady || isPaused) throw new RedisUnavailableError();
    // After a pause only one call probes.
    if (this.pausedUntil > 0) this.pause();
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new RedisUnavailableError()), DEADLINE_MS);
    });
    try {
      const reply = await Promise.race([command(this.client), deadline]);
      this.pausedUntil = 0;
      return reply;
    } catch (error) {
      this.pause();
      throw error instanceof RedisUnavailableError
        ? error
        : new RedisUnavailableError(undefined, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  private pause(): void {
    this.pausedUntil = performance.now() + PAUSE_MS;
  }
}
