import { createHash } from 'node:crypto';
import { NO_DRAFT } from '@ports-authority/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { getModel, isLocalised } from '../content-types/models';
import { isPublicType } from '../content-types/private-types';
import type { EntryRef } from './entry-ref';

const CHANGED = 'changedMeanwhile';

const REQUEST =
  /^\/content-manager\/(?:collection|single)-types\/([\w:.-]+)(?:\/[a-z\d]+)?(?:\/actions\/publish)?$/;

/** Requests of a form that is filled in from the other language. */
const FILLING = /^\/i18n\/content-manager\/get-fill-from-locale\/([\w:.-]+)$/;

/** Attribute of every content type, never stored: the panel's form sends it back with a save. */
interface Versioned {
  DraftVersion?: { readonly digest?: string } | null;
}

interface Entry extends Versioned {
  readonly documentId?: string;
  readonly locale?: string | null;
}

/** Optimistic locking: responses to the panel contain the version of the draft. */
export function addVersion(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { path, status, query } = context;
    const body = context.body as { data?: Entry } | undefined;
    const [, filled] = FILLING.exec(path) ?? [];
    const uid = filled ?? REQUEST.exec(path)?.[1];
    if (!uid || !isPublicType(uid) || status >= 300 || !body?.data) return;
    if (query.status === 'published') return;
    const { documentId, locale } = filled
      ? { documentId: text(query.documentId), locale: text(query.targetLocale) }
      : body.data;
    if (!filled && !documentId) return;
    const ref = { uid, documentId: documentId ?? '', locale: locale ?? '' };
    const digest = (await computeDigest(strapi, ref)) ?? (filled && NO_DRAFT);
    if (digest) body.data.DraftVersion = { digest };
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Rejects saves based on an older version of the draft, or on none if there is one meanwhile. */
export function rejectStaleDrafts(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, uid, params }, next) => {
    const {
      data,
      documentId = '',
      locale,
    } = params as {
      data?: Versioned;
      documentId?: string;
      locale?: string;
    };
    const sent = data?.DraftVersion?.digest;
    const { attributes, collectionName } = strapi.getModel(uid);
    // Null, as the default would be stored.
    if (data && 'DraftVersion' in attributes) data.DraftVersion = null;
    if (!sent || action !== 'update') return next();
    const ref = { uid, documentId, locale: isLocalised(uid) ? (locale ?? 'ar') : '' };
    return strapi.db.transaction(async ({ trx }) => {
      // Saves of an entry wait for one another; SQLite has one transaction at a time anyway.
      await trx(collectionName).select('id').where('document_id', documentId).forUpdate();
      const current = await computeDigest(strapi, ref);
      if (current && current !== sent) throw new errors.ApplicationError(CHANGED);
      return next();
    });
  });
}

/** Digest of a draft's content; undefined without a draft. Of a single type without documentId. */
async function computeDigest(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef,
): Promise<string | undefined> {
  const { attributes } = getModel(uid);
  const names = Object.entries(attributes)
    .filter(
      ([name]) =>
        !/^(?:createdBy|updatedBy|createdAt|updatedAt|publishedAt|DraftVersion|local\w+)$/.test(
          name,
        ),
    )
    .map(([name, { type }]) => ({
      name,
      isPopulated: /^(?:media|relation|component)$/.test(type),
    }));
  const draft = (await strapi.db.query(uid).findOne({
    where: { ...(documentId && { documentId }), locale: locale || null, publishedAt: null },
    populate: Object.fromEntries(
      names.filter(({ isPopulated }) => isPopulated).map(({ name }) => [name, { populate: true }]),
    ),
  })) as Record<string, unknown> | null;
  if (!draft) return undefined;
  const content = names.map(({ name }) => [name, withoutIds(draft[name])]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

/** Drops ids of components, which change on each save; relations are compared by documentId. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value ?? null;
  const { documentId } = value as { readonly documentId?: unknown };
  if (documentId) return documentId;
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, child]) => [name, withoutIds(child)]);
}
