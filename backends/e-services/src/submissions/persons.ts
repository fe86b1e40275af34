import type { FileStore } from '@ports-authority/submissions';
import { latinDigits, mailAddress, mobileSubscriber, telephoneDigits } from '@ports-authority/text';
import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { submissionKeys, submissions } from '../database/schema.js';
import { deleteSubscriber } from '../subscriptions/of-person.js';
import { deleteMatching } from './retention.js';

/** What a person is found by, with the fields of all kinds that hold it. */
const FIELDS = {
  identity: ['identityNumber', 'IdentityNo'],
  mobile: ['mobileNumber', 'MobileNo', 'phoneNumber', 'phone'],
  email: ['emailAddress', 'email', 'Email'],
} as const;

export type PersonalField = keyof typeof FIELDS;

export const PERSONAL_FIELDS = Object.keys(FIELDS) as PersonalField[];

/** Matches the submissions of a person, in whichever form a number was written. */
export function ofPerson(by: PersonalField, value: string): SQL {
  const spellings = spellingsOf(by, value);
  const matches = FIELDS[by].map(
    (name) =>
      sql`lower(${submissions.fields} ->> ${name}::text) in (${sql.join(
        spellings.map((spelling) => sql`${spelling}`),
        sql`, `,
      )})`,
  );
  return or(...matches)!;
}

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
    // Deleted rows stay readable on the disk until their room is given free.
    for (const table of ['submissions', 'cases', 'case_events', 'case_notes', 'outbox']) {
      await database.execute(sql.raw(`vacuum e_services.${table}`));
    }
    await database.execute(sql`vacuum e_services.submission_keys`);
  }
}

/**
 * What to look for, in lower case, for a value in whichever form it was written: a mobile number is
 * stored as 9665… or, of a callback, as 05….
 */
export function spellingsOf(by: PersonalField, value: string): string[] {
  if (by === 'email') return [mailAddress(value).toLowerCase()];
  if (by === 'identity') return [latinDigits(value).trim()];
  const subscriber = mobileSubscriber(value);
  return subscriber === undefined
    ? [telephoneDigits(value)]
    : [`966${subscriber}`, `0${subscriber}`];
}
