import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isPublicType } from '../content-types/private-types';
import { isLocalised, type EntryRef } from './entry-ref';

/** Message key of the panel. */
const CHANGED = 'changedMeanwhile';

/** Requests that read, save or publish an entry. */
const REQUEST =
  /^\/content-manager\/(?:collection|single)-types\/([\w:.-]+)(?:\/[a-z\d]+)?(?:\/actions\/publish)?$/;

/** Attribute of every content type, never stored: the panel's form sends it back with a save. */
interface Versioned {
  DraftVersion?: { readonly digest?: string } | null;
}

/** Koa's context. */
interface RequestContext {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly body?: { data?: Versioned & { documentId?: string; locale?: string | null } };
}

/** Optimistic locking: responses to the panel contain the version of the draft. */
export function addVersion(strapi: Core.Strapi) {
  return async (context: RequestContext, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const { path, status, body, query } = context;
    const uid = REQUEST.exec(path)?.[1];
    const { documentId, locale } = body?.data ?? {};
    if (!uid || !isPublicType(uid) || status >= 300 || !documentId) return;
    if (query.status === 'published') return;
    const digest = await computeDigest(strapi, { uid, documentId, locale: locale ?? '' });
    if (body?.data && digest) body.data.DraftVersion = { digest };
  };
}

/** Rejects saves based on an older version of the draft. */
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
    delete data?.DraftVersion;
    if (!sent || action !== 'update') return next();
    const ref = { uid, documentId, locale: isLocalised(strapi, uid) ? (locale ?? 'ar') : '' };
    const current = await computeDigest(strapi, ref);
    if (current && current !== sent) throw new errors.ApplicationError(CHANGED);
    return next();
  });
}

/** Digest of a draft's content; undefined without a draft. */
async function computeDigest(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef,
): Promise<string | undefined> {
  const { attributes } = strapi.getModel(uid as UID.ContentType);
  const names = Object.entries(attributes)
    .filter(
      ([name]) => !/^(?:createdBy|updatedBy|createdAt|updatedAt|publishedAt|local\w+)$/.test(name),
    )
    .map(([name, { type }]) => ({
      name,
      isPopulated: /^(?:media|relation|component)$/.test(type),
    }));
  const draft = (await strapi.db.query(uid).findOne({
    where: { documentId, locale: locale || null, publishedAt: null },
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
