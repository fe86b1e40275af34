import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Reads something in the background, again after the time that `read` returns. Create it outside any
 * request: a read must not run in a request's async context, above all its fetch cache.
 */
export class BackgroundRead {
  #running: Promise<void> | undefined;
  #isAskedAgain = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #outsideRequest = AsyncLocalStorage.snapshot();

  /** @param read never rejects; returns the milliseconds until the next read */
  constructor(private readonly read: () => Promise<number>) {}

  /** Reads now. A call during a read, which may have missed a change, triggers another. */
  now(): Promise<void> {
    this.#isAskedAgain = true;
    this.#running ??= this.#outsideRequest(() => this.#readAll());
    return this.#running;
  }

  async #readAll(): Promise<void> {
    clearTimeout(this.#timer);
    let nextMs = 0;
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        nextMs = await this.read();
      }
    } finally {
      // In the same tick as the last check: a call in between would be lost.
      this.#running = undefined;
    }
    this.#timer = setTimeout(() => void this.now(), nextMs);
    this.#timer.unref();
  }
}
