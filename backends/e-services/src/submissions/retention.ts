import { CASE_KINDS, type CaseKind } from '@ports-authority/e-services-contract';
import type { FileStore } from '@ports-authority/submissions';
import { and, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { DAY_MS } from '../dates.js';
import { BATCH } from '../database/delete-in-batches.js';
import { submissions } from '../database/schema.js';
import { releaseReservations } from '../movables/reservations.js';

/** Rows are deleted, but some of their files could not be: they have no row now, and the sweep follows. */
export class FilesLeftError extends Error {
  constructor(readonly count: number) {
    super(
      `${count} files of deleted submissions could not be deleted now. The hourly clean-up deletes them within two hours.`,
    );
  }
}

/**
 * Deletes submissions past their retention, with their files.
 * @param days retention by kind
 * @returns how many were deleted
 */
export async function deleteExpired(
  database: Database,
  files: FileStore,
  days: Record<CaseKind, number>,
  now: Date,
): Promise<number> {
  let deleted = 0;
  for (const kind of CASE_KINDS) {
    const oldest = new Date(now.getTime() - days[kind] * DAY_MS);
    const matching = and(eq(submissions.kind, kind), lt(submissions.receivedAt, oldest))!;
    deleted += await deleteMatching(database, files, matching);
  }
  return deleted;
}

/**
 * Deletes one submission and its file.
 * @returns whether it existed
 */
export async function deleteSubmission(
  database: Database,
  files: FileStore,
  reference: string,
): Promise<boolean> {
  return (await deleteMatching(database, files, eq(submissions.reference, reference))) > 0;
}

/**
 * Deletes submissions with their files, in batches; open orders give their quantities back.
 * @returns how many were deleted
 * @throws FilesLeftError if rows are deleted and a file is not
 */
export async function deleteMatching(
  database: Database,
  files: FileStore,
  matching: SQL,
): Promise<number> {
  let deleted = 0;
  let left = 0;
  for (;;) {
    const rows = await deleteBatch(database, matching);
    deleted += rows.length;
    left += await removeFiles(files, rows);
    if (rows.length < BATCH) break;
  }
  if (left > 0) throw new FilesLeftError(left);
  return deleted;
}

function deleteBatch(database: Database, matching: SQL): Promise<{ fileName: string | null }[]> {
  return database.transaction(async (transaction) => {
    const found = await transaction
      .select({ reference: submissions.reference })
      .from(submissions)
      .where(matching)
      .limit(BATCH)
      .for('update');
    const references = found.map(({ reference }) => reference);
    if (references.length === 0) return [];
    await releaseReservations(transaction, references);
    return transaction
      .delete(submissions)
      .where(inArray(submissions.reference, references))
      .returning({ fileName: submissions.fileName });
  });
}

/**
 * Deletes files without a row, which a crash leaves behind.
 * @param minAge in milliseconds
 */
export async function sweepFiles(database: Database, files: FileStore, minAge?: number) {
  return files.sweep(async (names) => {
    const rows = await database
      .select({ name: submissions.fileName })
      .from(submissions)
      .where(and(isNotNull(submissions.fileName), inArray(submissions.fileName, names)));
    return new Set(rows.map(({ name }) => name!));
  }, minAge);
}

/** @returns how many could not be deleted */
async function removeFiles(
  files: FileStore,
  rows: readonly { fileName: string | null }[],
): Promise<number> {
  const names = rows.flatMap(({ fileName }) => (fileName ? [fileName] : []));
  const removed = await Promise.allSettled(names.map((name) => files.remove(name)));
  return removed.filter(({ status }) => status === 'rejected').length;
}
