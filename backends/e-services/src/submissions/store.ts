import type { Receipt } from '@ports-authority/e-services-contract';
import { newReference } from '@ports-authority/submissions';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { submissions } from '../database/schema.js';
import type { Kind } from './kinds.js';

/** A submission to be stored. */
export interface NewSubmission {
  kind: Kind;
  key: string | undefined;
  fingerprint: string;
  fields: Record<string, string>;
  message: string;
  file: { name: string; title: string; size: number } | undefined;
  receivedAt: Date;
}

const MAX_ATTEMPTS = 5;

/** The receipt of the same submission, if it is already stored. */
export async function findReceipt(
  database: Database,
  { kind, key, fingerprint }: Pick<NewSubmission, 'kind' | 'key' | 'fingerprint'>,
): Promise<Receipt | undefined> {
  if (key === undefined) return undefined;
  const [found] = await database
    .select({ reference: submissions.reference, message: submissions.message })
    .from(submissions)
    .where(
      and(
        eq(submissions.kind, kind),
        eq(submissions.idempotencyKey, key),
        eq(submissions.fingerprint, fingerprint),
      ),
    );
  return found;
}

/**
 * Stores a submission under a new reference number.
 * @returns undefined if the same submission has been stored in the meantime
 */
export async function insertSubmission(
  database: Database,
  submission: NewSubmission,
): Promise<Receipt | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const reference = newReference(submission.receivedAt);
    const [stored] = await database
      .insert(submissions)
      .values({
        reference,
        kind: submission.kind,
        receivedAt: submission.receivedAt,
        idempotencyKey: submission.key ?? null,
        fingerprint: submission.fingerprint,
        fields: submission.fields,
        message: submission.message,
        fileName: submission.file?.name ?? null,
        fileTitle: submission.file?.title ?? null,
        fileSize: submission.file?.size ?? null,
      })
      .onConflictDoNothing()
      .returning({ reference: submissions.reference, message: submissions.message });
    if (stored) return stored;
    // Either the same submission is already stored, or the reference number was taken.
    if (await findReceipt(database, submission)) return undefined;
  }
  throw new Error('No free reference number was found.');
}
