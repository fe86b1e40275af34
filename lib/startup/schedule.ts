import { AsyncLocalStorage } from 'node:async_hooks';
import { config } from '../config';
import { contentTypeEntries } from '../content/collections';
import type { DueTime } from '../content/descriptor';
import { readSnapshot, writeSnapshot, type SnapshotKey } from '../content/snapshots';
import { log } from '../logging/log';
import { processWide } from '../process-state';
import type { ContentTag } from '../routing/routes';

/** Also how late a machine that slept or whose clock was set notices it. */
const LOOK_EVERY_MS = 20_000;
/** Changes within this time are read together. */
const DEBOUNCE_MS = 1000;
/** How far back a start looks for what began or ended while the site was down. */
const LONGEST_ABSENCE_MS = 7 * 24 * 60 * 60 * 1000;

const SNAPSHOT: SnapshotKey = { loader: 'due-times', version: 1, args: [] };

/** What was read of the content, and until when it has been dealt with. */
interface Known {
  doneUntil: number;
  times: Partial<Record<ContentTag, readonly DueTime[]>>;
}

/** Something whose time has come. */
export interface Due {
  readonly tag: ContentTag;
  readonly slugs: readonly string[];
}

const TIMED = contentTypeEntries.filter(([, { dueTimes }]) => dueTimes);

/**
 * Knows when published content begins and ends, and says so at that moment, without a visitor and
 * without a change in the CMS (docs/decisions/0028-nothing-before-its-time.md). Each instance has its
 * own, which survives a restart and a CMS that does not respond: it then goes by what it read last.
 */
class Schedule {
  private known: Known = { doneUntil: Date.now(), times: {} };
  private readonly toRead = new Set<ContentTag>();
  private reading: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readAt = 0;
  // A reading must not see the async context of a visitor's request, above all its fetch cache.
  private readonly outsideRequest = AsyncLocalStorage.snapshot();

  constructor(private readonly onDue: (due: Due) => void) {}

  async start(): Promise<void> {
    const stored = (await readSnapshot(SNAPSHOT))?.value as Known | undefined;
    if (stored) {
      const oldest = Date.now() - LONGEST_ABSENCE_MS;
      this.known = { ...stored, doneUntil: Math.max(stored.doneUntil, oldest) };
    }
    this.readAgain(TIMED.map(([tag]) => tag));
    this.look();
  }

  /** Reads again when entries of some types begin and end, because they changed. */
  readAgain(tags: readonly ContentTag[]): void {
    for (const [tag] of TIMED) if (tags.includes(tag)) this.toRead.add(tag);
    if (this.toRead.size === 0) return;
    this.readIn(DEBOUNCE_MS);
  }

  private readIn(milliseconds: number): void {
    clearTimeout(this.reading);
    this.reading = setTimeout(() => this.outsideRequest(() => void this.read()), milliseconds);
    this.reading.unref();
  }

  private async read(): Promise<void> {
    const tags = [...this.toRead];
    this.toRead.clear();
    if (tags.length === TIMED.length) this.readAt = Date.now();
    const since = new Date(this.known.doneUntil);
    for (const [tag, { dueTimes }] of TIMED.filter(([one]) => tags.includes(one))) {
      try {
        this.known.times[tag] = await dueTimes?.(since);
      } catch (error) {
        log.warn({ tag, error: String(error) }, 'due times not read');
        this.toRead.add(tag);
      }
    }
    await writeSnapshot(SNAPSHOT, this.known).catch((error: unknown) => {
      log.error({ error: String(error) }, 'due times not stored');
    });
    if (this.toRead.size > 0) this.readIn(config().contentRetrySeconds * 1000);
    this.look();
  }

  /** Deals with everything whose time has come, and waits for the next. */
  private look(): void {
    clearTimeout(this.timer);
    const now = Date.now();
    let next = now + LOOK_EVERY_MS;
    let found = false;
    for (const [tag] of TIMED) {
      const times = this.known.times[tag] ?? [];
      const due = times.filter(({ at }) => at > this.known.doneUntil && at <= now);
      for (const { at } of times) if (at > now) next = Math.min(next, at);
      if (due.length === 0) continue;
      found = true;
      this.onDue({ tag, slugs: [...new Set(due.flatMap(({ slug }) => slug ?? []))] });
    }
    // A clock that was set back must not make the same things due again.
    this.known.doneUntil = Math.max(this.known.doneUntil, now);
    if (found) this.readAgain(TIMED.map(([tag]) => tag));
    // Without a webhook nobody says that something new was scheduled.
    else if (now - this.readAt > config().contentRevalidateSeconds * 1000) {
      this.readAt = now;
      this.readAgain(TIMED.map(([tag]) => tag));
    }
    this.timer = setTimeout(() => this.look(), Math.max(next - now, 1));
    this.timer.unref();
  }
}

const started = (): { schedule?: Schedule } => processWide('schedule', () => ({}));

/** Begins to watch the time. To be called outside any request. */
export function startSchedule(onDue: (due: Due) => void): void {
  if (started().schedule) return;
  const schedule = new Schedule(onDue);
  started().schedule = schedule;
  void schedule.start();
}

/** Reads again when entries of some types begin and end, because they changed. */
export function rescheduleTypes(tags: readonly ContentTag[]): void {
  started().schedule?.readAgain(tags);
}
