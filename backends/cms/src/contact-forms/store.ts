import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { CONTACT_FORM, type Submission } from './content-type';

/** Letters and digits that are not taken for one another. */
const REFERENCE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 6;
const TRIES = 5;

/** The reference number under which a submission is stored; undefined where it is not. */
export async function findReference(strapi: Core.Strapi, key: string): Promise<string | undefined> {
  const rows = strapi.db.query(CONTACT_FORM);
  const found = await rows.findOne({
    where: { SubmissionKey: key },
    select: ['Reference'],
  });
  return found?.Reference as string | undefined;
}

/** Which of some files' names a row holds. */
export async function namedFiles(strapi: Core.Strapi, names: string[]): Promise<Set<string>> {
  const where = { FileName: { $in: names } };
  const rows = await strapi.db.query(CONTACT_FORM).findMany({ where, select: ['FileName'] });
  return new Set(rows.map(({ FileName }) => FileName as string));
}

/**
 * Stores a submission under a new reference number.
 * @returns that number
 * @throws Error; its message may repeat what the visitor typed
 */
export async function insertSubmission(
  strapi: Core.Strapi,
  submission: Submission,
): Promise<string> {
  const ReceivedAt = new Date();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const Reference = newReference(ReceivedAt);
    const rows = strapi.db.query(CONTACT_FORM);
    if ((await rows.count({ where: { Reference } })) > 0) continue;
    const data = { ...submission, Reference, ReceivedAt };
    await strapi.documents(CONTACT_FORM).create({ data: data as never });
    return Reference;
  }
  throw new Error('No free reference number was found.');
}

function newReference(receivedAt: Date): string {
  const year = receivedAt.toLocaleDateString('en', {
    timeZone: 'Asia/Riyadh',
    year: 'numeric',
  });
  const signs = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_SIGNS[randomInt(REFERENCE_SIGNS.length)],
  );
  return `NPA-${year}-${signs.join('')}`;
}
