import {
  formByKind,
  type Locale,
  type CaseState,
  type Department,
  type CaseKind,
} from '@ports-authority/e-services-contract';
import { eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { cases, reservations, submissions } from '../database/schema.js';
import { riyadhDay } from '../dates.js';
import { dayAfter, type Holidays } from './holidays.js';
import { foldCase } from './search.js';

/** Neither answered nor closed. */
export const OPEN_STATES: readonly CaseState[] = ['received', 'in-progress', 'waiting'];

/** Waiting for the authority: only these can be overdue. */
export const PENDING_STATES: readonly CaseState[] = ['received', 'in-progress'];

const BATCH = 500;

interface NewCase {
  reference: string;
  kind: CaseKind;
  fields: Readonly<Record<string, string>>;
  receivedAt: Date;
  language: Locale;
  /** Department of the case that it follows up. */
  department?: Department | undefined;
}

/** Last day of the published deadline, YYYY-MM-DD; null without a deadline. */
export function dueDay(kind: CaseKind, receivedAt: Date, holidays: Holidays): string | null {
  const { promise } = formByKind(kind);
  return promise && dayAfter(riyadhDay(receivedAt), promise.days, promise.counted, holidays);
}

/**
 * Opens the case of a submission, in the transaction that stores it. A rating without a comment
 * needs no work: its case is closed.
 */
export async function openCase(
  transaction: Database,
  { reference, kind, fields, receivedAt, language, department }: NewCase,
  holidays: Holidays,
): Promise<{ dueOn: string | null; state: CaseState; department: Department }> {
  const dueOn = dueDay(kind, receivedAt, holidays);
  const state: CaseState = kind === 'feedback' && !fields['reason'] ? 'closed' : 'received';
  const opened = { dueOn, state, department: department ?? formByKind(kind).department };
  const foldedText = foldCase(reference, fields);
  await transaction
    .insert(cases)
    .values({ reference, language, changedAt: receivedAt, foldedText, ...opened });
  return opened;
}

/**
 * Opens the missing cases of submissions that an older release stored. Decided orders count as
 * answered.
 * @returns how many
 */
export async function openMissingCases(database: Database, holidays: Holidays): Promise<number> {
  let opened = 0;
  for (;;) {
    const found = await database
      .select({ row: submissions, reservation: reservations.state })
      .from(submissions)
      .leftJoin(cases, eq(cases.reference, submissions.reference))
      .leftJoin(reservations, eq(reservations.reference, submissions.reference))
      .where(isNull(cases.reference))
      .limit(BATCH);
    if (found.length === 0) return opened;
    const rows = found.map(({ row, reservation }) => {
      const kind = row.kind;
      const isOver = kind === 'feedback' && !row.fields['reason'];
      const isDecided = reservation !== null && reservation !== 'open';
      const state: CaseState = isOver ? 'closed' : isDecided ? 'answered' : 'received';
      return {
        reference: row.reference,
        state,
        department: formByKind(kind).department,
        language: 'ar' as const,
        dueOn: dueDay(kind, row.receivedAt, holidays),
        changedAt: row.receivedAt,
        foldedText: foldCase(row.reference, row.fields),
      };
    });
    // A submission deleted meanwhile would violate the foreign key.
    await database.transaction(async (transaction) => {
      const kept = new Set(
        (
          await transaction
            .select({ reference: submissions.reference })
            .from(submissions)
            .where(
              inArray(
                submissions.reference,
                rows.map(({ reference }) => reference),
              ),
            )
            .for('key share')
        ).map(({ reference }) => reference),
      );
      const still = rows.filter(({ reference }) => kept.has(reference));
      if (still.length > 0) await transaction.insert(cases).values(still).onConflictDoNothing();
    });
    opened += rows.length;
  }
}
