/** Lets works under the same key happen one after the other, others at the same time. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does a work when those that came before it under its key have ended, whichever way. */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
