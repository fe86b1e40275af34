/** Lets a number of tasks run at a time; others wait in their order. */
export class WaitingLine {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly atATime: number) {}

  /** Tasks that have their turn. */
  get running(): number {
    return this.#running;
  }

  /** Tasks that wait for theirs. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Waits for a turn. Returns the function that ends it, or null if none came within the limit.
   * @param limitMs milliseconds
   */
  async turn(limitMs: number): Promise<(() => void) | null> {
    if (this.#running >= this.atATime && !(await this.#wait(limitMs))) return null;
    this.#running += 1;
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      this.#running -= 1;
      const [next] = this.#waiting;
      next?.();
    };
  }

  #wait(limitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const decide = (isTurn: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(start);
        resolve(isTurn);
      };
      const start = () => decide(true);
      const timer = setTimeout(() => decide(false), limitMs);
      this.#waiting.add(start);
    });
  }
}
