import type { Core } from '@strapi/strapi';
import { addAdminRoute, may, type AdminContext, type EntryAction } from '../admin-routes';
import { isLocalised } from '../content-types/models';
import { isPublicType } from '../content-types/private-types';
import { types } from './panel';

/** Reference to a localized entry. */
export interface EntryRef {
  readonly uid: string;
  readonly documentId: string;
  /** '' for a type without localization. */
  readonly locale: string;
}

/** Columns of the tables of requests, schedules and publications. */
export const toColumns = ({ uid, documentId, locale }: EntryRef) => ({
  Type: uid,
  Entry: documentId,
  Language: locale,
});

/** Parses query or body values; undefined if they are no entry of a public type. */
function parseEntryRef(values: unknown): EntryRef | undefined {
  const { uid, documentId, locale } = (values ?? {}) as Record<string, unknown>;
  const isKnown = typeof uid === 'string' && isPublicType(uid) && uid in strapi.contentTypes;
  const isId = typeof documentId === 'string' && /^[a-z\d]{1,40}$/.test(documentId);
  if (!isKnown || !isId) return undefined;
  if (!isLocalised(uid)) return { uid, documentId, locale: '' };
  return { uid, documentId, locale: locale === 'en' ? 'en' : 'ar' };
}

/** Registers a route about the entry that the query or body names; requires its permission. */
export function addEntryRoute(
  strapi: Core.Strapi,
  method: 'GET' | 'POST',
  path: string,
  action: EntryAction,
  handler: (context: AdminContext, ref: EntryRef) => Promise<void>,
): void {
  addAdminRoute(strapi, method, path, async (context) => {
    const ref = parseEntryRef(method === 'GET' ? context.query : context.request.body);
    if (!ref) return void context.badRequest();
    if (!may(context, action, ref.uid)) return void context.forbidden();
    return handler(context, ref);
  });
}

/**
 * Locales of an entry's drafts and published versions; `['']` for a type without localization.
 * @param where `published`: those of its published versions
 */
export async function readLocales(
  strapi: Core.Strapi,
  { uid, documentId }: Pick<EntryRef, 'uid' | 'documentId'>,
  where?: 'published',
): Promise<string[]> {
  const rows = (await strapi.db.query(uid).findMany({
    where: { documentId, ...(where && { publishedAt: { $notNull: true } }) },
    select: ['locale'] as never,
  })) as { locale?: string }[];
  return [...new Set(rows.map((row) => row.locale ?? ''))];
}

/** Title in the panel; undefined if the locale does not exist. */
export async function readTitle(strapi: Core.Strapi, ref: EntryRef): Promise<string | undefined> {
  const { uid, documentId, locale } = ref;
  const rows = await strapi.db.query(uid).findMany({
    where: { documentId, ...(locale && { locale }) },
    limit: 1,
  });
  const [row] = rows as Record<string, unknown>[];
  if (!row) return undefined;
  const type = types[uid.slice(uid.indexOf('.') + 1)];
  const title = row[type?.columns?.[0] ?? ''];
  return typeof title === 'string' ? title.slice(0, 300) : (type?.displayName ?? uid);
}
