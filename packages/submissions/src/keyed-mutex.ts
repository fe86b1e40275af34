/** Runs tasks under the same key one after the other and tasks under different keys in parallel. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs a task once all earlier tasks under its key have settled. */
  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const previous = this.#last.get(key) ?? Promise.resolve();
    const current = previous.then(task, task);
    const settled = current.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(key, settled);
    try {
      return await current;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
