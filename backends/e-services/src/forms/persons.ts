import { CASE_KINDS, formByKind, wireFields } from '@ports-authority/e-services-contract';
import { latinDigits, mailAddress, mobileSubscriber, telephoneDigits } from '@ports-authority/text';
import { or, sql, type SQL } from 'drizzle-orm';
import { submissions } from '../database/schema.js';

/** The fields of all forms by which a person is found, by their names on the wire. */
const FIELDS = {
  identity: wireNames('identity'),
  mobile: wireNames('mobile', 'callback-mobile', 'phone'),
  email: wireNames('email'),
} as const;

export type PersonalField = keyof typeof FIELDS;

export const PERSONAL_FIELDS = Object.keys(FIELDS) as PersonalField[];

/** Matches a person's submissions, in any spelling of a number. */
export function ofPerson(by: PersonalField, value: string): SQL {
  const spellings = storedSpellings(by, value);
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
 * The stored spellings of a value, in lower case: mobile numbers are stored as 9665… or, of
 * callbacks, as 05….
 */
function storedSpellings(by: PersonalField, value: string): string[] {
  if (by === 'email') return [mailAddress(value).toLowerCase()];
  if (by === 'identity') return [latinDigits(value).trim()];
  const subscriber = mobileSubscriber(value);
  return subscriber === undefined
    ? [telephoneDigits(value)]
    : [`966${subscriber}`, `0${subscriber}`];
}

function wireNames(...kinds: string[]): readonly string[] {
  const fields = CASE_KINDS.flatMap((kind) => wireFields(formByKind(kind)));
  return [...new Set(fields.flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : [])))];
}
