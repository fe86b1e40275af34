import { ENTRY_ANCHORS, ENTRY_PAGES } from '@ports-authority/old-addresses';
import type { Core, UID } from '@strapi/strapi';
import { toEntryName, pathFields } from '../preview/site-paths';
import { notifySite } from './rules';
import { FORMER_NAME } from './types';

type Row = Readonly<Record<string, unknown>>;

/** Types with a slug in the URL of their page or anchor. */
const NAMED: Readonly<Record<string, string>> = { ...ENTRY_PAGES, ...ENTRY_ANCHORS };

/** Records the previous slug, so that old links redirect; one in use again is not kept. */
export function recordFormerNames(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const type = uid.slice(uid.indexOf('.') + 1);
    const page = NAMED[type];
    if (!page || (action !== 'publish' && action !== 'delete')) return next();
    const { documentId } = context.params as { documentId: string };
    if (action === 'delete') {
      const result = await next();
      await deleteFormerNames(strapi, uid, documentId);
      return result;
    }
    const before = await publishedNames(strapi, uid, documentId);
    const result = await next();
    const [entry] = (result as unknown as { entries: Row[] }).entries;
    const current = entry && toEntryName(type, entry);
    if (!current) return result;
    const names = strapi.db.query(FORMER_NAME);
    const types = Object.keys(NAMED).filter((name) => NAMED[name] === page);
    const free = (name: string) =>
      names.deleteMany({ where: { Type: { $in: types }, Former: name } });
    const taken = await free(current);
    const former = before.filter((name) => name !== current);
    if (former.length === 0) {
      if (taken.count > 0) await notifySite(strapi, 'former-name', { Former: current });
      return result;
    }
    const own = { Type: type, Entry: documentId };
    await names.updateMany({ where: own, data: { Current: current } });
    for (const name of former) {
      await free(name);
      await names.create({ data: { ...own, Former: name, Current: current } });
      await notifySite(strapi, 'former-name', { Former: name });
    }
    return result;
  });
}

/** Former slugs of a deleted entry would redirect to a missing page. */
async function deleteFormerNames(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<void> {
  if ((await strapi.db.query(uid).count({ where: { documentId } })) > 0) return;
  const own = { Type: uid.slice(uid.indexOf('.') + 1), Entry: documentId };
  const names = strapi.db.query(FORMER_NAME);
  const rows = (await names.findMany({ where: own })) as { Former: string }[];
  await names.deleteMany({ where: own });
  for (const { Former } of rows) await notifySite(strapi, 'former-name', { Former });
}

async function publishedNames(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<string[]> {
  const type = uid.slice(uid.indexOf('.') + 1);
  const rows = (await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    select: [...pathFields(type), 'documentId'] as never,
  })) as Row[];
  return [...new Set(rows.flatMap((row) => toEntryName(type, row) ?? []))];
}

/** Former slugs of an entry's page or anchor, newest first. */
export async function readFormerNames(
  strapi: Core.Strapi,
  type: string,
  documentId: string,
): Promise<string[]> {
  const rows = (await strapi.db.query(FORMER_NAME).findMany({
    where: { Type: type, Entry: documentId },
    orderBy: { id: 'desc' },
  })) as { Former: string }[];
  return rows.map(({ Former }) => Former);
}
