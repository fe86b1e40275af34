import { readSnapshot, snapshotName, writeSnapshot } from '../cache/snapshots';
import { config } from '../config';
import { contentTypeEntries } from '../content/collections';
import type { DueTime } from '../content/descriptor';
import { log } from '../logging/log';
import { processWide } from '../process-state';
import { BackgroundRead } from '../resilience/background-read';
import type { ContentTag } from '../routing/routes';

/** Also the delay after a suspended machine or a changed clock. */
const MAX_WAIT_MS = 20_000;
/** Debounce: changes within this time are read together. */
const DEBOUNCE_MS = 1000;

const SNAPSHOT = snapshotName('due-times', 2);

type DueTimes = Partial<Record<ContentTag, readonly DueTime[]>>;

const TIMED = contentTypeEntries.filter(([, { dueTimes }]) => dueTimes);
const TIMED_TAGS = TIMED.map(([tag]) => tag);

/**
 * Invalidates content at its scheduled start or end
 * (docs/decisions/0028-nothing-before-its-time.md). Each instance has its own schedule. While the
 * CMS fails, the last one applies, also after a restart.
 */
class Schedule {
  private times: DueTimes = {};
  private doneUntil = Date.now();
  private readonly toRead = new Set<ContentTag>();
  /** When all types were read last, by `performance.now`. */
  private allReadAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private readonly reads = new BackgroundRead(() => this.read());

  constructor(private readonly onDue: (tags: readonly ContentTag[]) => void) {}

  async start(): Promise<void> {
    this.times = ((await readSnapshot(SNAPSHOT))?.value as DueTimes | undefined) ?? {};
    this.reload(TIMED_TAGS);
    this.run();
  }

  /** Reloads the times of changed types. */
  reload(tags: readonly ContentTag[]): void {
    const changed = TIMED_TAGS.filter((tag) => tags.includes(tag));
    for (const tag of changed) this.toRead.add(tag);
    if (changed.length > 0) void this.reads.now();
  }

  /** Returns the time until the next read. */
  private async read(): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS).unref());
    const { contentRetrySeconds, contentRevalidateSeconds } = config();
    const lifetimeMs = contentRevalidateSeconds * 1000;
    // Webhooks may be missing.
    if (performance.now() - this.allReadAt >= lifetimeMs) {
      for (const tag of TIMED_TAGS) this.toRead.add(tag);
      this.allReadAt = performance.now();
    }
    const tags = [...this.toRead];
    this.toRead.clear();
    const since = new Date(this.doneUntil);
    for (const [tag, { dueTimes }] of TIMED.filter(([timed]) => tags.includes(timed))) {
      try {
        this.times[tag] = await dueTimes?.(since);
      } catch (error) {
        log.warn({ tag, error: String(error) }, 'due times not read');
        this.toRead.add(tag);
      }
    }
    await writeSnapshot(SNAPSHOT, this.times).catch((error: unknown) => {
      log.error({ error: String(error) }, 'due times not stored');
    });
    this.run();
    if (this.toRead.size > 0) return contentRetrySeconds * 1000;
    return Math.max(this.allReadAt + lifetimeMs - performance.now(), 0);
  }

  /** Invalidates due tags and sets the next timer. */
  private run(): void {
    clearTimeout(this.timer);
    const now = Date.now();
    let next = now + MAX_WAIT_MS;
    const due = TIMED_TAGS.filter((tag) => {
      const times = this.times[tag] ?? [];
      for (const at of times) if (at > now) next = Math.min(next, at);
      return times.some((at) => at > this.doneUntil && at <= now);
    });
    // A clock that is set back must not trigger the same times again.
    this.doneUntil = Math.max(this.doneUntil, now);
    if (due.length > 0) this.onDue(due);
    this.timer = setTimeout(() => this.run(), Math.max(next - now, 1));
    this.timer.unref();
  }
}

const started = (): { schedule?: Schedule } => processWide('schedule', () => ({}));

/** Starts the timer. Call it outside any request. */
export function startSchedule(onDue: (tags: readonly ContentTag[]) => void): void {
  if (started().schedule) return;
  const schedule = new Schedule(onDue);
  started().schedule = schedule;
  void schedule.start();
}

/** Reloads the times of changed types. */
export function rescheduleTypes(tags: readonly ContentTag[]): void {
  started().schedule?.reload(tags);
}
