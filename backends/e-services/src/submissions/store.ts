import type { CaseKind, Locale, Receipt } from '@ports-authority/e-services-contract';
import { newReference } from '@ports-authority/submissions';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { DAY_MS } from '../dates.js';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { submissionKeys, submissions } from '../database/schema.js';

export interface NewSubmission {
  kind: CaseKind;
  key: string | undefined;
  fingerprint: string;
  fields: Record<string, string>;
  message: string;
  language: Locale;
  file: { name: string; title: string; size: number; isScanned: true | null } | undefined;
  receivedAt: Date;
}

export interface StoredKey {
  kind: string;
  fingerprint: string;
  receipt: Receipt;
}

/** A submission was stored under the same idempotency key in the meantime. */
export class KeyTakenError extends Error {}

const KEY_LIFETIME_DAYS = 7;

const MAX_ATTEMPTS = 5;

export async function findKey(database: Database, key: string): Promise<StoredKey | undefined> {
  const { kind, fingerprint, reference, message, storedAt } = submissionKeys;
  const [found] = await database
    .select({ kind, fingerprint, reference, message, storedAt })
    .from(submissionKeys)
    .where(eq(submissionKeys.key, key));
  return (
    found && {
      kind: found.kind,
      fingerprint: found.fingerprint,
      receipt: toReceipt(found.reference, found.message, found.storedAt),
    }
  );
}

function toReceipt(reference: string, message: string, storedAt: Date): Receipt {
  return { reference, message, receivedAt: storedAt.toISOString() };
}

/**
 * Stores a submission under a new reference number, in the caller's transaction.
 * @throws KeyTakenError, which must roll the transaction back
 */
export async function insertSubmission(
  transaction: Database,
  { kind, key, fingerprint, fields, message, file, receivedAt }: NewSubmission,
): Promise<Receipt> {
  const reference = await insertRow(transaction, {
    kind,
    receivedAt,
    fields,
    fileName: file?.name ?? null,
    fileTitle: file?.title ?? null,
    fileSize: file?.size ?? null,
    fileScanned: file?.isScanned ?? null,
  });
  if (key !== undefined) {
    // Waits for another process that is storing under the same key.
    const [claimed] = await transaction
      .insert(submissionKeys)
      .values({ key, kind, fingerprint, reference, message, storedAt: receivedAt })
      .onConflictDoNothing()
      .returning({ key: submissionKeys.key });
    if (!claimed) throw new KeyTakenError();
  }
  return toReceipt(reference, message, receivedAt);
}

/** Stores an idempotency key whose action has no reference. */
export async function insertKey(
  database: Database,
  { key, kind, fingerprint }: Pick<StoredKey, 'kind' | 'fingerprint'> & { key: string },
  storedAt: Date,
): Promise<void> {
  await database
    .insert(submissionKeys)
    .values({ key, kind, fingerprint, reference: '', message: '', storedAt })
    .onConflictDoNothing();
}

export async function deleteExpiredKeys(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEY_LIFETIME_DAYS * DAY_MS);
  await deleteInBatches(database, submissionKeys, lt(submissionKeys.storedAt, oldest));
}

async function insertRow(
  transaction: Database,
  row: Omit<typeof submissions.$inferInsert, 'reference'> & { receivedAt: Date },
): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const [stored] = await transaction
      .insert(submissions)
      .values({ ...row, reference: newReference(row.receivedAt) })
      .onConflictDoNothing()
      .returning({ reference: submissions.reference });
    if (stored) return stored.reference;
  }
  throw new Error('No free reference number was found.');
}
