import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, may } from '../admin-routes';
import { getModel, type Attribute } from '../content-types/models';
import { isPublicType } from '../content-types/private-types';
import type { FileUsage, UsingEntry } from './file-usage-response';
import { types, toUid } from './panel';

const FILE = 'plugin::upload.file';
const MAX_ROWS = 200;
/** Field types that can contain a URL. */
const TEXTS: ReadonlySet<string> = new Set(['string', 'text', 'richtext']);

type Condition = Readonly<Record<string, unknown>>;

/** GET /editing/file-usage?id=: entries that use a file of the Media Library. */
export function registerFileUsage(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/file-usage', async (context) => {
    const id = /^\d{1,9}$/.exec(String(context.query.id))?.[0];
    const file = id && (await strapi.db.query(FILE).findOne({ where: { id: Number(id) } }));
    if (!file) return void context.notFound();
    const readable = Object.keys(types).filter(
      (type) => isPublicType(toUid(type)) && may(context, 'read', toUid(type)),
    );
    if (readable.length === 0) return void context.forbidden();
    const found = await Promise.all(readable.map((type) => findUsage(strapi, type, file)));
    context.body = { entries: found.flat() } satisfies FileUsage;
  });
}

async function findUsage(
  strapi: Core.Strapi,
  type: string,
  file: { readonly id: number; readonly hash: string; readonly ext: string },
): Promise<UsingEntry[]> {
  const uid = toUid(type) as UID.ContentType;
  // A URL may be of the CMS or the site: only the file name is compared.
  const toCondition = ({ type: kind }: Attribute): Condition | undefined => {
    if (kind === 'media') return { id: file.id };
    return TEXTS.has(kind) ? { $contains: `/${file.hash}${file.ext}` } : undefined;
  };
  const toConditions = (name: string): Condition[] =>
    Object.entries(getModel(name).attributes).flatMap(([field, attribute]): Condition[] => {
      const condition = toCondition(attribute);
      return condition ? [{ [field]: condition }] : [];
    });
  // One query per component: joins of several would multiply rows.
  const conditions: Condition[] = [];
  const own = toConditions(uid);
  if (own.length > 0) conditions.push({ $or: own });
  for (const [name, { component }] of Object.entries(getModel(uid).attributes)) {
    const inner = component ? toConditions(component) : [];
    if (inner.length > 0) conditions.push({ [name]: { $or: inner } });
  }
  const found = await Promise.all(
    conditions.map((where) =>
      strapi.db.query(uid).findMany({ where, orderBy: { documentId: 'asc' }, limit: MAX_ROWS }),
    ),
  );
  const rows = found.flat() as Record<string, unknown>[];
  const entries = new Map<string, UsingEntry>();
  for (const row of rows) {
    const documentId = String(row.documentId);
    const locale = String(row.locale ?? 'ar');
    const title = row[types[type]?.columns?.[0] ?? ''];
    const key = `${documentId} ${locale}`;
    const isPublished = Boolean(row.publishedAt) || entries.get(key)?.isPublished === true;
    entries.set(key, {
      uid,
      documentId,
      locale,
      isSingle: getModel(uid).kind === 'singleType',
      isPublished,
      title: typeof title === 'string' ? title : '',
    });
  }
  return [...entries.values()];
}
