import type { FileStore } from '@ports-authority/submissions';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { submissionKeys, submissions } from '../database/schema.js';
import { ofPerson, type PersonalField } from '../forms/persons.js';
import { deleteMatching } from '../submissions/retention.js';
import { deleteSubscriber } from './subscriber.js';

/**
 * Deletes the submissions of a person with their files and idempotency keys, and their subscriptions.
 * @returns how many were deleted
 * @throws FilesLeftError
 */
export async function deletePerson(
  database: Database,
  files: FileStore,
  by: PersonalField,
  value: string,
): Promise<number> {
  const subscribed = by === 'email' ? await deleteSubscriber(database, value) : 0;
  const matching = ofPerson(by, value);
  const found = await database
    .select({ reference: submissions.reference })
    .from(submissions)
    .where(matching);
  if (found.length === 0) return subscribed;
  const references = found.map(({ reference }) => reference);
  await database.delete(submissionKeys).where(inArray(submissionKeys.reference, references));
  try {
    const matched = inArray(submissions.reference, references);
    return subscribed + (await deleteMatching(database, files, matched));
  } finally {
    // PostgreSQL keeps deleted rows readable on disk until vacuum.
    for (const table of ['submissions', 'cases', 'case_events', 'case_notes', 'outbox']) {
      await database.execute(sql.raw(`vacuum e_services.${table}`));
    }
    await database.execute(sql`vacuum e_services.submission_keys`);
  }
}
