import { DESK_ERRORS, type CaseEvent, type CasePerson } from '@ports-authority/e-services-contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { caseEvents, cases, submissions } from '../database/schema.js';
import type { Caller } from './caller.js';
import { DeskRefusal } from './refusal.js';
import type { EventContent } from '../outbox/content.js';
import type { CaseRecord } from './list.js';

export interface ChangeContext {
  database: Database;
  caller: Caller;
  reference: string;
  now: Date;
}

export type Change = Pick<CaseEvent, 'what' | 'from' | 'to'>;

/** Locks a case and its submission until the transaction ends; undefined if there is none. */
export async function findLocked(
  transaction: Database,
  reference: string,
): Promise<CaseRecord | undefined> {
  // Submission before case, the lock order of deletions, against deadlocks.
  const [submission] = await transaction
    .select()
    .from(submissions)
    .where(eq(submissions.reference, reference))
    .for('key share');
  const [found] = await transaction
    .select()
    .from(cases)
    .where(eq(cases.reference, reference))
    .for('update');
  return submission && found && { case: found, submission };
}

/**
 * Locks a case for a caller who changes it.
 * @throws DeskRefusal if it does not exist or the caller may not see it
 */
export async function lockCase(
  transaction: Database,
  { departments }: Caller,
  reference: string,
): Promise<CaseRecord> {
  const found = await findLocked(transaction, reference);
  if (found && departments.includes(found.case.department)) return found;
  throw new DeskRefusal(DESK_ERRORS.notFound, 'There is no such case.');
}

/** Updates a case and increments its version. */
export async function save(
  transaction: Database,
  { case: { reference, version } }: CaseRecord,
  values: Partial<typeof cases.$inferInsert>,
  now: Date,
): Promise<void> {
  await transaction
    .update(cases)
    .set({ ...values, version: version + 1, changedAt: now })
    .where(eq(cases.reference, reference));
}

/** Appends to a case's history; `by` null: the service. */
export async function appendHistory(
  transaction: Database,
  reference: string,
  by: CasePerson | null,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const common = { reference, at: now, byId: by?.id ?? null, byName: by?.name ?? null };
  await transaction.insert(caseEvents).values(changes.map((change) => ({ ...common, ...change })));
}

export function webhookEvent(
  event: EventContent['event'],
  { case: found, submission }: CaseRecord,
  values: Partial<typeof cases.$inferInsert>,
  now: Date,
): EventContent {
  return {
    event,
    reference: found.reference,
    kind: submission.kind,
    state: values.state ?? found.state,
    department: values.department ?? found.department,
    at: now.toISOString(),
    dueOn: found.dueOn,
  };
}

/** @throws DeskRefusal on a version conflict */
export function requireVersion(current: number, based: number): void {
  if (current === based) return;
  throw new DeskRefusal(DESK_ERRORS.changed, 'The case has been changed since it was read.');
}

export function forbidden(): DeskRefusal {
  return new DeskRefusal(DESK_ERRORS.transition, 'The transition is not allowed.');
}
