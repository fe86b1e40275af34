import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { isPublicType } from '../content-types/private-types';
import type { FileUsage, UsingEntry } from './file-usage-response';
import { types, uidOf } from './panel';

const FILE = 'plugin::upload.file';
const MAX_ROWS = 200;
/** Kinds of fields that can name an address. */
const TEXTS: ReadonlySet<string> = new Set(['string', 'text', 'richtext']);

interface Attribute {
  readonly type: string;
  readonly component?: string;
}

type Attributes = Readonly<Record<string, Attribute>>;
type Condition = Readonly<Record<string, unknown>>;

/** Registers GET /editing/file-usage?id=…: the entries that show a file of the media library or link to it. */
export function registerFileUsage(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/file-usage', async (context: AdminContext) => {
    const id = /^\d{1,9}$/.exec(String(context.query.id))?.[0];
    const file = id && (await strapi.db.query(FILE).findOne({ where: { id: Number(id) } }));
    if (!file) return void context.notFound();
    const readable = Object.keys(types).filter(
      (type) =>
        isPublicType(uidOf(type)) && !permissionsOf(strapi, context, uidOf(type)).cannot.read(),
    );
    if (readable.length === 0) return void context.forbidden();
    const found = await Promise.all(readable.map((type) => usedIn(strapi, type, file)));
    context.body = { entries: found.flat() } satisfies FileUsage;
  });
}

/** Entries of a type with the file in a field, in a list inside the entry or in a text. */
async function usedIn(
  strapi: Core.Strapi,
  type: string,
  file: { readonly id: number; readonly hash: string; readonly ext: string },
): Promise<UsingEntry[]> {
  const uid = uidOf(type) as UID.ContentType;
  const attributesOf = (name: string) =>
    (strapi.getModel(name as UID.ContentType) as unknown as { attributes: Attributes }).attributes;
  // A text or a link may name the CMS's address or the site's.
  const conditionOf = ({ type: kind }: Attribute): Condition | undefined => {
    if (kind === 'media') return { id: file.id };
    return TEXTS.has(kind) ? { $contains: `/${file.hash}${file.ext}` } : undefined;
  };
  const conditionsOf = (name: string): Condition[] =>
    Object.entries(attributesOf(name)).flatMap(([field, attribute]): Condition[] => {
      const condition = conditionOf(attribute);
      return condition ? [{ [field]: condition }] : [];
    });
  // Components are joined: all of them in one query would multiply each other's rows.
  const places: Condition[] = [];
  const own = conditionsOf(uid);
  if (own.length > 0) places.push({ $or: own });
  for (const [name, { component }] of Object.entries(attributesOf(uid))) {
    const inner = component ? conditionsOf(component) : [];
    if (inner.length > 0) places.push({ [name]: { $or: inner } });
  }
  const found = await Promise.all(
    places.map((where) =>
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
      isSingle: strapi.getModel(uid).kind === 'singleType',
      isPublished,
      title: typeof title === 'string' ? title : '',
    });
  }
  return [...entries.values()];
}
