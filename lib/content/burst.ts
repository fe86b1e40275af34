/** Changes within this time of each other may meet a page that is still being rendered. */
const BURST_MS = 15_000;

/** By then every page that was being rendered has been stored. */
const QUIET_MS = 4000;

let lastChange = -Infinity;
const timers = new Map<string, NodeJS.Timeout>();

/**
 * Replays the last change of each kind once a burst of changes is over. A page that is being
 * rendered while a change comes in is stored as fresh although it may show the content before it.
 * @param kind changes of the same kind replace each other
 */
export function replayAfterBurst(kind: string, replay: () => Promise<void>): void {
  const isBurst = Date.now() - lastChange < BURST_MS;
  lastChange = Date.now();
  if (!isBurst) return;
  clearTimeout(timers.get(kind));
  const timer = setTimeout(() => {
    timers.delete(kind);
    void replay();
  }, QUIET_MS);
  timers.set(kind, timer.unref());
}
