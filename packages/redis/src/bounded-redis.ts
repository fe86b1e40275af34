/** Longer than a Redis in the same data centre ever takes, short enough for a visitor to wait. */
const DEADLINE_MS = 500;
/** After a failure nobody waits for so long; then one caller tries again. */
const PAUSE_MS = 5000;

/** Redis is not there, does not respond, or failed a moment ago. */
export class RedisUnavailableError extends Error {
  override name = 'RedisUnavailableError';
}

/** A client whose commands are waited for half a second at most. */
export class BoundedRedis<Client extends { readonly isReady: boolean }> {
  private pausedUntil = 0;

  constructor(
    /** For what nobody waits for, and for libraries that send their own commands inside `ask`. */
    readonly client: Client,
  ) {}

  /**
   * Asks Redis what a visitor waits for. The client's own time limit ends when a command was written
   * to the socket, so it says nothing of a Redis that hangs.
   * @param evenAfterFailure waits also in the five seconds after a failure, for what there is no
   *   substitute for
   * @throws RedisUnavailableError after 500 ms; at once without a connection, and for five seconds
   *   after a failure. A command that was given up may still be carried out.
   */
  async ask<Reply>(
    command: (client: Client) => Promise<Reply>,
    { evenAfterFailure = false } = {},
  ): Promise<Reply> {
    const isPaused = performance.now() < this.pausedUntil && !evenAfterFailure;
    if (!this.client.isReady || isPaused) throw new RedisUnavailableError();
    // Of all that come after a pause only this one waits.
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
