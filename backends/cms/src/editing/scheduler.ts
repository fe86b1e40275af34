import type { Core } from '@strapi/strapi';
import { SCHEDULE } from '../content-types/private-types';
import { record } from './history';
import { asScheduled } from './person';
import { isRefusal, perform, placeOfRow, reasonOf, type StoredSchedule } from './schedules';

/** Every five seconds, beginning with the full minute that publishers choose. */
const RULE = '*/5 * * * * *';
/** Attempts at what fails for a transient reason, such as a database that is down. */
const MAX_ATTEMPTS = 20;
const MAX_BATCH = 500;

/**
 * Runs scheduled publications and unpublications (docs/decisions/0036-publishing-at-a-moment.md). Every
 * process of the CMS polls; the row of a schedule is claimed in the transaction that runs it, so that it
 * runs once, and in another process if this one dies. What was due while the CMS was down runs at its start.
 */
class Scheduler {
  private isRunning = false;
  private readonly attempts = new Map<number, number>();

  constructor(private readonly strapi: Core.Strapi) {}

  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.runDue();
    } catch (error) {
      this.strapi.log.error(`Schedule not read: ${String(error)}`);
    } finally {
      this.isRunning = false;
    }
  }

  private async runDue(): Promise<void> {
    const due = (await this.strapi.db.query(SCHEDULE).findMany({
      where: { State: 'waiting', At: { $lte: new Date() } },
      orderBy: [{ At: 'asc' }, { id: 'asc' }],
      limit: MAX_BATCH,
    })) as StoredSchedule[];
    for (const one of due) {
      if (one.ChangedBy) await this.refuse(one, 'changed');
      else if (isOvertaken(one, due)) await this.refuse(one, 'overtaken');
      else await this.runOne(one);
    }
  }

  private async runOne(one: StoredSchedule): Promise<void> {
    const { id, Action, At, Person: name, PersonId } = one;
    const place = placeOfRow(one);
    const scheduled = { person: { name, id: PersonId }, at: new Date(At) };
    try {
      await this.strapi.db.transaction(async () => {
        const isMine = await this.claim(one, { State: 'done' });
        if (isMine) await asScheduled(scheduled, () => perform(this.strapi, place, Action));
      });
      this.attempts.delete(id);
    } catch (error) {
      if (isRefusal(error)) return this.refuse(one, reasonOf(error));
      const attempts = (this.attempts.get(id) ?? 0) + 1;
      this.attempts.set(id, attempts);
      this.strapi.log.error(`Schedule ${id} failed, attempt ${attempts}: ${String(error)}`);
      if (attempts >= MAX_ATTEMPTS) await this.refuse(one, 'failed');
    }
  }

  /** Marks a schedule as refused and records why. */
  private async refuse(one: StoredSchedule, reason: string): Promise<void> {
    const { id, Action, At, Person: name, PersonId } = one;
    await this.strapi.db.transaction(async () => {
      const isMine = await this.claim(one, { State: 'refused', Reason: reason });
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

  /** Claims a waiting schedule; false if another process did, or its draft has changed. */
  private async claim({ id, ChangedBy }: StoredSchedule, data: object): Promise<boolean> {
    const seen = ChangedBy ? {} : { ChangedBy: { $null: true } };
    const { count } = await this.strapi.db
      .query(SCHEDULE)
      .updateMany({ where: { id, State: 'waiting', ...seen }, data });
    return count > 0;
  }
}

/** A later unpublication is due as well: publishing it now would show it for an instant. */
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

export function startScheduler(strapi: Core.Strapi): void {
  const scheduler = new Scheduler(strapi);
  strapi.cron.add({ schedules: { task: () => scheduler.run(), options: { rule: RULE } } });
}
