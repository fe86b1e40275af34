import { newReference } from '@ports-authority/submissions';
import type { Core } from '@strapi/strapi';
import type { WireFields, CONTACT_FORM as FORM } from '@ports-authority/e-services-contract';
import { CONTACT_FORM } from '../content-types/private-types';

export interface Submission extends Omit<WireFields<typeof FORM>, 'captcha'> {
  /** File name in the private folder. */
  FileName: string;
  /** Idempotency key of the sender. */
  SubmissionKey: string;
}

const MAX_ATTEMPTS = 5;

export interface StoredSubmission {
  readonly Reference: string;
  readonly SubmissionKey: string;
}

/** Finds a submission by key prefix. */
export async function findSubmission(
  strapi: Core.Strapi,
  beginning: string,
): Promise<StoredSubmission | undefined> {
  const rows = strapi.db.query(CONTACT_FORM);
  const found: unknown = await rows.findOne({
    where: { SubmissionKey: { $startsWith: beginning } },
    select: ['Reference', 'SubmissionKey'],
  });
  return (found as StoredSubmission | null) ?? undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** Serializes work by key across processes with a Postgres advisory lock; SQLite has one. */
export async function withSubmissionLock<Result>(
  strapi: Core.Strapi,
  beginning: string,
  store: () => Promise<Result>,
): Promise<Result> {
  if (strapi.db.dialect.client !== 'postgres') {
    const stored = last.then(store);
    last = stored.catch(() => undefined);
    return stored;
  }
  return strapi.db.transaction(async ({ trx }) => {
    const lock = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';
    await strapi.db.connection.raw(lock, [`contact form ${beginning}`]).transacting(trx);
    return store();
  }) as Promise<Result>;
}

export async function namedFiles(strapi: Core.Strapi, names: string[]): Promise<Set<string>> {
  const where = { FileName: { $in: names } };
  const rows = await strapi.db.query(CONTACT_FORM).findMany({ where, select: ['FileName'] });
  return new Set(rows.map(({ FileName }) => FileName as string));
}

/** Stores a submission, returns its new number; errors may repeat what the visitor typed. */
export async function insertSubmission(
  strapi: Core.Strapi,
  submission: Submission,
): Promise<string> {
  const ReceivedAt = new Date();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const Reference = newReference(ReceivedAt);
    const rows = strapi.db.query(CONTACT_FORM);
    if ((await rows.count({ where: { Reference } })) > 0) continue;
    const data = { ...submission, Reference, ReceivedAt };
    await strapi.documents(CONTACT_FORM).create({ data: data as never });
    return Reference;
  }
  throw new Error('No free reference number was found.');
}
