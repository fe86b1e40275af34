import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { SCHEDULE } from '../content-api/private-types';
import { record } from './history';
import { asScheduled } from './person';
import { isRefusal, perform, placeOfRow, reasonOf, type StoredSchedule } from './schedules';

/** Also how late a process notices what was scheduled through another one. */
const LOOK_EVERY_MS = 5000;
/** Attempts at what fails for a reason that may pass, such as a database that is away. */
const MOST_ATTEMPTS = 20;
const MOST_AT_ONCE = 500;

/**
 * Publishes and takes down at the moments that publishers chose
 * (docs/decisions/0036-publishing-at-a-moment.md). Each process of the CMS looks for itself; the row of
 * a schedule is claimed in the transaction that carries it out, so that it is done once, and done by
 * another process if this one dies. What a stop has missed is done at the next start.
 */
class Scheduler {
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;
  private isAsked = false;
  private isStopped = false;
  private readonly attempts = new Map<number, number>();
  // What is done at a moment is no part of the request that scheduled it.
  private readonly outsideRequest = AsyncLocalStorage.snapshot();

  constructor(private readonly strapi: Core.Strapi) {}

  wake(milliseconds = 0): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.outsideRequest(() => {
      this.timer = setTimeout(() => void this.look(), milliseconds);
    });
  }

  /** Nothing begins any more; what is being done goes on. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    this.isAsked = true;
    if (this.isLooking) return;
    this.isLooking = true;
    this.isAsked = false;
    let pause = LOOK_EVERY_MS;
    try {
      await this.carryOutDue();
      pause = Math.min(LOOK_EVERY_MS, await this.untilNext());
    } catch (error) {
      this.strapi.log.error(`Schedule not read: ${String(error)}`);
    } finally {
      this.isLooking = false;
      this.wake(this.isAsked ? 0 : pause);
    }
  }

  /** Milliseconds until something is due that has not failed before. */
  private async untilNext(): Promise<number> {
    const failing = [...this.attempts.keys()];
    const next = (await this.strapi.db.query(SCHEDULE).findOne({
      where: { State: 'waiting', ...(failing.length > 0 && { id: { $notIn: failing } }) },
      orderBy: { At: 'asc' },
    })) as StoredSchedule | null;
    if (!next) return LOOK_EVERY_MS;
    return Math.max(new Date(next.At).getTime() - Date.now(), 0);
  }

  private async carryOutDue(): Promise<void> {
    const due = (await this.strapi.db.query(SCHEDULE).findMany({
      where: { State: 'waiting', At: { $lte: new Date() } },
      orderBy: [{ At: 'asc' }, { id: 'asc' }],
      limit: MOST_AT_ONCE,
    })) as StoredSchedule[];
    for (const one of due) {
      if (this.isStopped) return;
      if (one.ChangedBy) await this.refuse(one, 'changed');
      else if (isOvertaken(one, due)) await this.refuse(one, 'overtaken');
      else await this.carryOut(one);
    }
  }

  private async carryOut(one: StoredSchedule): Promise<void> {
    const { id, Action, At, Person: name, PersonId } = one;
    const place = placeOfRow(one);
    const scheduled = { person: { name, id: PersonId }, at: new Date(At) };
    try {
      await this.strapi.db.transaction(async () => {
        const isMine = await this.end(one, { State: 'done' });
        if (isMine) await asScheduled(scheduled, () => perform(this.strapi, place, Action));
      });
      this.attempts.delete(id);
    } catch (error) {
      if (isRefusal(error)) return this.refuse(one, reasonOf(error));
      const attempts = (this.attempts.get(id) ?? 0) + 1;
      this.attempts.set(id, attempts);
      this.strapi.log.error(`Schedule ${id} failed, attempt ${attempts}: ${String(error)}`);
      if (attempts >= MOST_ATTEMPTS) await this.refuse(one, 'failed');
    }
  }

  /** Leaves everything as it is, and says so where those who may publish look. */
  private async refuse(one: StoredSchedule, reason: string): Promise<void> {
    const { id, Action, At, Person: name, PersonId } = one;
    await this.strapi.db.transaction(async () => {
      const isMine = await this.end(one, { State: 'refused', Reason: reason });
      if (!isMine) return;
      await record(this.strapi, placeOfRow(one), {
        action: `refuse-${Action}`,
        person: { name, id: PersonId },
        scheduledFor: new Date(At),
        reason,
      });
    });
    this.attempts.delete(id);
    this.strapi.log.warn(`Schedule ${id} (${one.Type}) was not carried out: ${reason}`);
  }

  /** Whether this process is the one that ends a waiting schedule as it was read. */
  private async end({ id, ChangedBy }: StoredSchedule, data: object): Promise<boolean> {
    const seen = ChangedBy ? {} : { ChangedBy: { $null: true } };
    const { count } = await this.strapi.db
      .query(SCHEDULE)
      .updateMany({ where: { id, State: 'waiting', ...seen }, data });
    return count > 0;
  }
}

/** Whether the moment of taking it down has come too: nobody is to see it for an instant. */
function isOvertaken({ Action, Type, Entry, Language, At }: StoredSchedule, due: StoredSchedule[]) {
  if (Action !== 'publish') return false;
  return due.some(
    (later) =>
      later.Action === 'unpublish' &&
      later.Type === Type &&
      later.Entry === Entry &&
      later.Language === Language &&
      new Date(later.At) > new Date(At),
  );
}

let scheduler: Scheduler | undefined;

/** Begins to watch the time. */
export function startScheduler(strapi: Core.Strapi): { stop(): void } {
  scheduler = new Scheduler(strapi);
  scheduler.wake();
  return scheduler;
}

/** Looks at once: something was scheduled. */
export function wakeScheduler(): void {
  scheduler?.wake();
}
