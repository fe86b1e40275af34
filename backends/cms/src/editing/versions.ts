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

interface RequestContext {
  readonly path: string;
  readonly method: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly state: { draftVersion?: string };
  readonly status: number;
  readonly body?: {
    data?: { documentId?: string; locale?: string | null };
    meta?: Record<string, unknown>;
  };
}

/** Optimistic locking: adds `meta.version` to responses; the panel sends it back as `?version=`. */
export function addVersion(strapi: Core.Strapi) {
  return async (context: RequestContext, next: () => Promise<unknown>): Promise<void> => {
    // Read before Strapi strips unknown parameters.
    const { version: formVersion, status: entryStatus } = context.query;
    if (typeof formVersion === 'string') context.state.draftVersion = formVersion;
    await next();
    const { path, status, body } = context;
    const uid = REQUEST.exec(path)?.[1];
    const { documentId, locale } = body?.data ?? {};
    if (!uid || !isPublicType(uid) || status >= 300 || !documentId) return;
    if (entryStatus === 'published') return;
    const version = await computeVersion(strapi, { uid, documentId, locale: locale ?? '' });
    if (body && version) body.meta = { ...body.meta, version };
  };
}

/** Rejects saves based on an older version of the draft. */
export function rejectStaleDrafts(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, uid, params }, next) => {
    if (action !== 'update' && action !== 'publish') return next();
    const context = strapi.requestContext.get() as unknown as RequestContext | undefined;
    const version = context?.state.draftVersion;
    const { documentId = '', locale } = params as { documentId?: string; locale?: string };
    if (!version || REQUEST.exec(context.path)?.[1] !== uid) return next();
    // Publishing saves first: later changes in the same request are its own.
    delete context.state.draftVersion;
    const ref = { uid, documentId, locale: isLocalised(strapi, uid) ? (locale ?? 'ar') : '' };
    const current = await computeVersion(strapi, ref);
    if (current && current !== version) throw new errors.ApplicationError(CHANGED);
    return next();
  });
}

/** Digest of a draft's content; undefined without a draft. */
async function computeVersion(
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
