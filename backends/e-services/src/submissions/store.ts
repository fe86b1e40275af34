import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { submissions } from '../database/schema.js';
import { riyadhDay } from '../dates.js';
import type { Kind } from './kinds.js';

/** What is stored of a submission. */
export interface NewSubmission {
  kind: Kind;
  key: string | undefined;
  fingerprint: string;
  fields: Record<string, string>;
  message: string;
  file: { name: string; title: string; size: number } | undefined;
  receivedAt: Date;
}

/** What its sender is told. */
export interface StoredAnswer {
  reference: string;
  message: string;
}

/** Letters and digits that are not taken for one another. */
const REFERENCE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 6;
const TRIES = 5;

/** The answer that was given to the same submission before. */
export async function findAnswer(
  database: Database,
  { kind, key, fingerprint }: Pick<NewSubmission, 'kind' | 'key' | 'fingerprint'>,
): Promise<StoredAnswer | undefined> {
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
 * @returns undefined when the same one has been stored meanwhile
 */
export async function insertSubmission(
  database: Database,
  submission: NewSubmission,
): Promise<StoredAnswer | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
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
    // Either the same submission is there already, or the reference number was taken.
    if (await findAnswer(database, submission)) return undefined;
  }
  throw new Error('No free reference number was found.');
}

function newReference(receivedAt: Date): string {
  const signs = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_SIGNS[randomInt(REFERENCE_SIGNS.length)],
  );
  return `NPA-${riyadhDay(receivedAt).slice(0, 4)}-${signs.join('')}`;
}
