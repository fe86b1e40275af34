import type { AffectedPaths } from '../content/affected-pages';

/** Changed entries' own pages that are rendered at the same time: one in each language. */
const OWN_AT_ONCE = 2;
/** Low enough to leave visitors most of the processor. */
const OTHERS_AT_ONCE = 2;

/**
 * The pages that changes made stale, waiting to be rendered: entries' own pages before all others,
 * which none of them waits for. A page waits once, however many changes affect it; one that is being
 * rendered waits again.
 */
export class PageQueue {
  readonly #own = new Set<string>();
  readonly #others = new Set<string>();
  readonly #ownRunning = new Set<string>();
  readonly #othersRunning = new Set<string>();
  #whenIdle: (() => void)[] = [];

  /** @param refresh renders the page of a path; must not reject */
  constructor(private readonly refresh: (path: string) => Promise<void>) {}

  /** @returns a promise that is fulfilled when nothing waits any more */
  add({ own, others }: AffectedPaths): Promise<void> {
    for (const path of own) {
      this.#others.delete(path);
      this.#own.add(path);
    }
    for (const path of others) if (!this.#own.has(path)) this.#others.add(path);
    const idle = new Promise<void>((resolve) => this.#whenIdle.push(resolve));
    this.#next();
    return idle;
  }

  #next(): void {
    this.#start(this.#own, this.#ownRunning, OWN_AT_ONCE);
    if (this.#ownRunning.size === 0) this.#start(this.#others, this.#othersRunning, OTHERS_AT_ONCE);
    if (this.#ownRunning.size + this.#othersRunning.size > 0) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #start(waiting: Set<string>, running: Set<string>, atOnce: number): void {
    for (const path of waiting) {
      if (running.size >= atOnce) return;
      if (this.#ownRunning.has(path) || this.#othersRunning.has(path)) continue;
      waiting.delete(path);
      running.add(path);
      void this.refresh(path).finally(() => {
        running.delete(path);
        this.#next();
      });
    }
  }
}
