import type { FileStore } from '@ports-authority/submissions';
import type { Core } from '@strapi/strapi';
import { CONTACT_FORM } from '../content-types/private-types';
import type { Submission } from './content-type';

/** The fields that hold what a person is found by. */
const FIELDS = {
  identity: ['identityNumber'],
  mobile: ['mobileNumber', 'phoneNumber'],
  email: ['emailAddress'],
} as const satisfies Record<string, readonly (keyof Submission)[]>;

export type PersonalField = keyof typeof FIELDS;

export const PERSONAL_FIELDS = Object.keys(FIELDS) as PersonalField[];

/** A form in the shape in which the e-services API shows its submissions, too. */
export interface ShownForm {
  id: number;
  reference: string;
  kind: 'contact';
  /** ISO 8601, UTC. */
  receivedAt: string;
  fields: Record<string, string>;
  file: { title: string; size: number } | null;
}

const SHOWN = [
  ...['name', 'emailAddress', 'phoneNumber', 'mobileNumber', 'identityNumber'],
  ...['relationToPorts', 'port', 'purpose', 'details'],
] as const;

type Row = Record<string, unknown> & { id: number; Reference: string; FileName: string };

/**
 * The forms of a person, oldest first.
 * @param values what to look for, in every spelling; letters are compared without regard to case
 */
export async function formsOfPerson(
  strapi: Core.Strapi,
  files: FileStore,
  by: PersonalField,
  values: readonly string[],
): Promise<ShownForm[]> {
  return Promise.all((await rowsOf(strapi, by, values)).map((row) => shown(row, files)));
}

/**
 * Deletes the forms of a person with their files.
 * @returns how many were deleted
 */
export async function deletePerson(
  strapi: Core.Strapi,
  files: FileStore,
  by: PersonalField,
  values: readonly string[],
): Promise<number> {
  const rows = await rowsOf(strapi, by, values);
  if (rows.length === 0) return 0;
  // Rows, not documents: deleting documents would send webhooks.
  await strapi.db
    .query(CONTACT_FORM)
    .deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
  for (const { FileName } of rows) await files.remove(FileName);
  // Deleted rows stay readable on the disk until their room is given free.
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const { tableName } = strapi.db.metadata.get(CONTACT_FORM);
  await strapi.db.connection.raw(
    isPostgres ? 'vacuum ??' : 'vacuum',
    isPostgres ? [tableName] : [],
  );
  return rows.length;
}

/** The name of the file of a form; undefined if there is no such form. */
export async function fileOf(strapi: Core.Strapi, reference: string): Promise<string | undefined> {
  const row: unknown = await strapi.db
    .query(CONTACT_FORM)
    .findOne({ where: { Reference: reference }, select: ['FileName'] });
  return (row as Row | null)?.FileName;
}

async function rowsOf(
  strapi: Core.Strapi,
  by: PersonalField,
  values: readonly string[],
): Promise<Row[]> {
  const where = {
    $or: FIELDS[by].flatMap((name) => values.map((value) => ({ [name]: { $eqi: value } }))),
  };
  const rows: unknown = await strapi.db
    .query(CONTACT_FORM)
    .findMany({ where, orderBy: { id: 'asc' } });
  return rows as Row[];
}

async function shown(row: Row, files: FileStore): Promise<ShownForm> {
  const file = await files.read(row.FileName);
  file?.content.destroy();
  return {
    id: row.id,
    reference: row.Reference,
    kind: 'contact',
    receivedAt: new Date(row.ReceivedAt as string).toISOString(),
    fields: Object.fromEntries(SHOWN.map((name) => [name, String(row[name] ?? '')])),
    file: file ? { title: '', size: file.size } : null,
  };
}
