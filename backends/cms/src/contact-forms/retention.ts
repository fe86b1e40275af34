import type { FileStore } from '@ports-authority/submissions';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';
import { contactFiles } from '../storage/contact-files';
import { CONTACT_FORM } from '../content-types/private-types';
import { namedFiles } from './store';

const EVERY_HOUR = '0 * * * *';
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Deletes expired contact forms and orphaned files at startup and hourly, even if the CMS no longer receives forms. */
export async function startRetention(
  strapi: Core.Strapi,
  settings: Pick<Settings, 'dataDir' | 'formsRetentionDays' | 'bucket'>,
): Promise<void> {
  const files = contactFiles(settings);
  await files.prepare();
  const cleanUp = async (): Promise<void> => {
    try {
      const forms = await deleteExpired(strapi, files, settings.formsRetentionDays);
      const left = await files.sweep((names) => namedFiles(strapi, names));
      if (forms + left > 0) {
        strapi.log.info('contact forms deleted', {
          fields: { expired: forms, orphanedFiles: left },
        });
      }
    } catch (error) {
      const reason = (error as Error).name;
      strapi.log.error('contact forms not deleted', { fields: { reason } });
    }
  };
  await cleanUp();
  strapi.cron.add({ contactForms: { task: cleanUp, options: { rule: EVERY_HOUR } } });
}

async function deleteExpired(strapi: Core.Strapi, files: FileStore, days: number): Promise<number> {
  const rows = strapi.db.query(CONTACT_FORM);
  const where = { ReceivedAt: { $lt: new Date(Date.now() - days * DAY_MS) } };
  let deleted = 0;
  for (;;) {
    const expired = await rows.findMany({
      where,
      select: ['id', 'FileName'],
      limit: BATCH,
    });
    if (expired.length === 0) return deleted;
    // Rows, not documents: deleting documents would send webhooks.
    await rows.deleteMany({
      where: { id: { $in: expired.map(({ id }) => id as number) } },
    });
    for (const { FileName } of expired) await files.remove(FileName as string);
    deleted += expired.length;
  }
}
