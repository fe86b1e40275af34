/** Pages that are rendered at the same time: low enough to leave visitors most of the processor. */
const AT_ONCE = 2;

/**
 * The pages that changes made stale, waiting to be rendered, in ranks: entries' own pages before home
 * and home before all others. A page of a later rank begins only when none of an earlier one is waiting
 * or being rendered. A page waits once, however many changes affect it; one that is being rendered waits
 * again.
 */
export class PageQueue {
  readonly #ranks: { readonly waiting: Set<string>; readonly running: Set<string> }[] = [];
  #whenIdle: (() => void)[] = [];

  /** @param refresh renders the page of a path; must not reject */
  constructor(private readonly refresh: (path: string) => Promise<void>) {}

  /**
   * @param ranks paths, those that are rendered first in front
   * @returns a promise that is fulfilled when nothing waits any more
   */
  add(ranks: readonly (readonly string[])[]): Promise<void> {
    for (const [rank, paths] of ranks.entries()) {
      const { waiting } = (this.#ranks[rank] ??= { waiting: new Set(), running: new Set() });
      for (const path of paths) {
        if (this.#ranks.slice(0, rank).some((earlier) => earlier.waiting.has(path))) continue;
        for (const later of this.#ranks.slice(rank + 1)) later.waiting.delete(path);
        waiting.add(path);
      }
    }
    const idle = new Promise<void>((resolve) => this.#whenIdle.push(resolve));
    this.#next();
    return idle;
  }

  #next(): void {
    for (const { waiting, running } of this.#ranks) {
      this.#start(waiting, running);
      if (waiting.size + running.size > 0) break;
    }
    if (this.#ranks.some(({ running }) => running.size > 0)) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #start(waiting: Set<string>, running: Set<string>): void {
    for (const path of waiting) {
      if (running.size >= AT_ONCE) return;
      if (this.#ranks.some((rank) => rank.running.has(path))) continue;
      waiting.delete(path);
      running.add(path);
      void this.refresh(path).finally(() => {
        running.delete(path);
        this.#next();
      });
    }
  }
}

/** The same paths in the same order, from another one on; `share` from 0 to below 1. */
export function startingAt(paths: readonly string[], share: number): readonly string[] {
  const start = Math.floor(paths.length * share);
  return [...paths.slice(start), ...paths.slice(0, start)];
}
