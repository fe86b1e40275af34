/** Before each further attempt; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000];
const GIVEN_UP_AFTER_MS = 60 * 60 * 1000;
/** More changes than these while the site is away: it re-reads everything after five minutes anyway. */
const MOST = 1000;

/** A webhook that the site did not accept; `name` identifies it, in the log too. */
interface Undelivered<Webhook> {
  name: string;
  webhook: Webhook;
  event: string;
  info: Record<string, unknown>;
}

interface Log {
  info(line: string): void;
  error(line: string): void;
}

/**
 * Delivers what the site did not take while it, or what is in front of it, was away: a change is not
 * to wait for the site's next time-based refresh. What is waiting is kept in memory only.
 */
export class Redelivery<Webhook> {
  private readonly waiting = new Map<string, Undelivered<Webhook> & { since: number }>();
  private attempt = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param deliver resolves with whether the site took it */
  constructor(
    private readonly deliver: (one: Undelivered<Webhook>) => Promise<boolean>,
    private readonly log: Log,
  ) {}

  /** A later delivery of the same name takes the place of the one before. */
  add(one: Undelivered<Webhook>): void {
    const since = this.waiting.get(one.name)?.since ?? Date.now();
    this.waiting.set(one.name, { ...one, since });
    const [oldest] = this.waiting.keys();
    if (this.waiting.size > MOST && oldest !== undefined) this.waiting.delete(oldest);
    this.schedule();
  }

  private schedule(): void {
    if (this.timer || this.waiting.size === 0) return;
    const pause = PAUSES_MS[Math.min(this.attempt, PAUSES_MS.length - 1)];
    this.timer = setTimeout(() => void this.deliverAll(), pause);
    this.timer.unref();
  }

  /** One after the other, until the site refuses one. */
  private async deliverAll(): Promise<void> {
    this.attempt += 1;
    for (const one of [...this.waiting.values()]) {
      if (Date.now() - one.since > GIVEN_UP_AFTER_MS) {
        this.waiting.delete(one.name);
        this.log.error(`Webhook given up: ${one.name}.`);
        continue;
      }
      if (!(await this.deliver(one).catch(() => false))) break;
      // One that was added meanwhile reports a later change.
      if (this.waiting.get(one.name)?.info === one.info) this.waiting.delete(one.name);
      this.attempt = 0;
      this.log.info(`Webhook delivered at a further attempt: ${one.name}.`);
    }
    this.timer = undefined;
    this.schedule();
  }
}
