import { latinDigits, mailAddress, mobileSubscriber, telephoneDigits } from '@ports-authority/text';
import { or, sql, type SQL } from 'drizzle-orm';
import { submissions } from '../database/schema.js';

/** The fields of all kinds by which a person is found. */
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
 * The stored spellings, in lower case, of a value in any form: a mobile number is
 * stored as 9665… or, of a callback, as 05….
 */
function spellingsOf(by: PersonalField, value: string): string[] {
  if (by === 'email') return [mailAddress(value).toLowerCase()];
  if (by === 'identity') return [latinDigits(value).trim()];
  const subscriber = mobileSubscriber(value);
  return subscriber === undefined
    ? [telephoneDigits(value)]
    : [`966${subscriber}`, `0${subscriber}`];
}
