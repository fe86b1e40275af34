import type { Core } from '@strapi/strapi';
import { SCHEDULE } from '../content-types/private-types';
import { record } from './history';
import { runAsScheduled } from './person';
import { isRefusal, perform, toEntryRef, refusalReason, type StoredSchedule } from './schedules';

/** Cron rule: every five seconds, aligned to the full minute. */
const RULE = '*/5 * * * * *';
/** Attempts at a job with transient errors, such as a database outage. */
const MAX_ATTEMPTS = 20;
const MAX_BATCH = 500;

/**
 * Runs scheduled publications and unpublications (docs/decisions/0036-publishing-at-a-moment.md). Every
 * process of the CMS polls; the row of a schedule is claimed in the transaction that runs it, so that it
 * runs once, and in another process if this one dies. Missed ones run at the next start.
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
      this.strapi.log.error('schedules not read', { fields: { reason: String(error) } });
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
    for (const job of due) {
      if (job.ChangedBy) await this.refuse(job, 'changed');
      else if (isSuperseded(job, due)) await this.refuse(job, 'overtaken');
      else await this.execute(job);
    }
  }

  private async execute(job: StoredSchedule): Promise<void> {
    const { id, Action, At, Person: name, PersonId } = job;
    const ref = toEntryRef(job);
    const scheduled = { person: { name, id: PersonId }, at: new Date(At) };
    try {
      await this.strapi.db.transaction(async () => {
        const isClaimed = await this.claim(job, { State: 'done' });
        if (isClaimed) await runAsScheduled(scheduled, () => perform(this.strapi, ref, Action));
      });
      this.attempts.delete(id);
    } catch (error) {
      if (isRefusal(error)) return this.refuse(job, refusalReason(error));
      const attempts = (this.attempts.get(id) ?? 0) + 1;
      this.attempts.set(id, attempts);
      const fields = { schedule: id, attempts, reason: String(error) };
      this.strapi.log.error('schedule failed', { fields });
      if (attempts >= MAX_ATTEMPTS) await this.refuse(job, 'failed');
    }
  }

  private async refuse(job: StoredSchedule, reason: string): Promise<void> {
    const { id, Action, At, Person: name, PersonId } = job;
    await this.strapi.db.transaction(async () => {
      const isClaimed = await this.claim(job, { State: 'refused', Reason: reason });
      if (!isClaimed) return;
      await record(this.strapi, toEntryRef(job), {
        action: `refuse-${Action}`,
        person: { name, id: PersonId },
        scheduledFor: new Date(At),
        reason,
      });
    });
    this.attempts.delete(id);
    this.strapi.log.warn('schedule refused', { fields: { schedule: id, type: job.Type, reason } });
  }

  /** Claims a waiting schedule; false if another process claimed it or its draft changed. */
  private async claim({ id, ChangedBy }: StoredSchedule, data: object): Promise<boolean> {
    const seen = ChangedBy ? {} : { ChangedBy: { $null: true } };
    const { count } = await this.strapi.db
      .query(SCHEDULE)
      .updateMany({ where: { id, State: 'waiting', ...seen }, data });
    return count > 0;
  }
}

/** A later unpublication is due too: publishing now would only flash the entry. */
function isSuperseded(
  { Action, Type, Entry, Language, At }: StoredSchedule,
  due: StoredSchedule[],
) {
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
