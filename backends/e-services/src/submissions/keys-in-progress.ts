/**
 * The idempotency keys of the submissions that are being received or stored. A sender whose connection
 * was lost asks what became of its submission while the service may still be working on it.
 *
 * They are those of this process, which is the only one that works on its data folder.
 */
export class KeysInProgress {
  readonly #counts = new Map<string, number>();

  /**
   * Marks a key until the returned function is called, once or more often.
   * @param key undefined: nothing is marked
   */
  begin(key: string | undefined): () => void {
    if (key === undefined) return () => undefined;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const rest = (this.#counts.get(key) ?? 1) - 1;
      if (rest > 0) this.#counts.set(key, rest);
      else this.#counts.delete(key);
    };
  }

  has(key: string): boolean {
    return this.#counts.has(key);
  }
}
