import type { Log } from './log.js';

const MINUTE_MS = 60_000;

/** Kinds of refused requests, as logged. */
export type RefusalKind = 'client address' | 'hub is full' | 'origin' | 'connections of a socket';

/** Counts refusals, in one line per kind and minute: an attack must not fill the disk. */
export class Refusals {
  private readonly counts = new Map<RefusalKind, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: Pick<Log, 'warn'>,
    private readonly counted: (kind: RefusalKind) => void = () => {},
  ) {}

  count(kind: RefusalKind): void {
    this.counted(kind);
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    this.timer ??= setTimeout(() => this.flush(), MINUTE_MS).unref();
  }

  /** Logs the counts since the last flush. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const [kind, count] of this.counts) {
      this.log.warn({ event: kind, count }, 'requests refused');
    }
    this.counts.clear();
  }
}
