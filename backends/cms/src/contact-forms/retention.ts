import type { Core } from '@strapi/strapi';
import { contactFilesFolder } from '../paths';
import type { Settings } from '../settings';
import { CONTACT_FORM } from './content-type';
import { FileStore } from './files';
import { namedFiles } from './store';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const BATCH = 500;

/** The deletion that goes on while the CMS runs. */
export interface Retention {
  stop(): void;
}

/**
 * Deletes contact forms that are older than they may become, with their files, and files without
 * a form: now and every hour. So it does where forms are no longer taken.
 */
export async function startRetention(
  strapi: Core.Strapi,
  { dataDir, formsRetentionDays }: Pick<Settings, 'dataDir' | 'formsRetentionDays'>,
): Promise<Retention> {
  const files = new FileStore(contactFilesFolder(dataDir));
  await files.prepare();
  const clear = async (): Promise<void> => {
    try {
      const forms = await deleteExpired(strapi, files, formsRetentionDays);
      const left = await files.sweep((names) => namedFiles(strapi, names));
      if (forms + left > 0) {
        strapi.log.info(`Contact forms: deleted ${forms} expired, ${left} files without a form.`);
      }
    } catch (error) {
      strapi.log.error(`Contact forms: the deletion failed (${(error as Error).name}).`);
    }
  };
  await clear();
  const timer = setInterval(() => void clear(), HOUR);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function deleteExpired(strapi: Core.Strapi, files: FileStore, days: number): Promise<number> {
  const rows = strapi.db.query(CONTACT_FORM);
  const where = { ReceivedAt: { $lt: new Date(Date.now() - days * DAY) } };
  let deleted = 0;
  for (;;) {
    const expired = await rows.findMany({
      where,
      select: ['id', 'FileName'],
      limit: BATCH,
    });
    if (expired.length === 0) return deleted;
    // Not as documents: nobody is told of it.
    await rows.deleteMany({
      where: { id: { $in: expired.map(({ id }) => id as number) } },
    });
    for (const { FileName } of expired) await files.remove(FileName as string);
    deleted += expired.length;
  }
}
