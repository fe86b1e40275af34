import type { Core, UID } from '@strapi/strapi';
import { isPublicType } from '../content-types/private-types';
import { types } from './panel';

/** One language of an entry. */
export interface Place {
  readonly uid: string;
  readonly documentId: string;
  /** Empty for a type that is not localised. */
  readonly locale: string;
}

/** A place as the tables of requests, schedules and publications store it. */
export const columnsOf = ({ uid, documentId, locale }: Place) => ({
  Type: uid,
  Entry: documentId,
  Language: locale,
});

/** Undefined for what is no entry of this project's types. */
export function placeOf(values: unknown): Place | undefined {
  const { uid, documentId, locale } = (values ?? {}) as Record<string, unknown>;
  const isKnown = typeof uid === 'string' && isPublicType(uid) && uid in strapi.contentTypes;
  const isId = typeof documentId === 'string' && /^[a-z\d]{1,40}$/.test(documentId);
  if (!isKnown || !isId) return undefined;
  if (!isLocalised(strapi, uid)) return { uid, documentId, locale: '' };
  return { uid, documentId, locale: locale === 'en' ? 'en' : 'ar' };
}

/** True if each language of an entry is a version of its own. */
export function isLocalised(strapi: Core.Strapi, uid: string): boolean {
  const { pluginOptions } = strapi.getModel(uid as UID.ContentType) as {
    pluginOptions?: { i18n?: { localized?: boolean } };
  };
  return pluginOptions?.i18n?.localized === true;
}

/** The languages in which an entry exists, as a draft or published; one empty name without any. */
export async function localesOf(
  strapi: Core.Strapi,
  { uid, documentId }: Pick<Place, 'uid' | 'documentId'>,
): Promise<string[]> {
  const rows = (await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, select: ['locale'] as never })) as { locale?: string }[];
  return [...new Set(rows.map((row) => row.locale ?? ''))];
}

/** The title of an entry in the panel; undefined if the language does not exist. */
export async function titleOf(strapi: Core.Strapi, place: Place): Promise<string | undefined> {
  const { uid, documentId, locale } = place;
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
