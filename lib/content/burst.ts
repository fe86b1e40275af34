/** Changes that follow each other within this time may meet in one page that is being made. */
const BURST_MS = 15_000;

/** By then whatever was being made has been stored. */
const SETTLED_MS = 4000;

let lastChange = -Infinity;
const waiting = new Map<string, NodeJS.Timeout>();

/**
 * A page that is being made while the next change comes in is stored as new, although it may hold
 * what was before: in a burst of changes, the last one of each kind is told once more when all is
 * quiet.
 * @param again tells the change once more
 */
export function tellAgainAfterBurst(kind: string, again: () => Promise<void>): void {
  const isBurst = Date.now() - lastChange < BURST_MS;
  lastChange = Date.now();
  if (!isBurst) return;
  clearTimeout(waiting.get(kind));
  const timer = setTimeout(() => {
    waiting.delete(kind);
    void again();
  }, SETTLED_MS);
  waiting.set(kind, timer.unref());
}
