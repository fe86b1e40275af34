import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isPublicType } from '../content-types/private-types';
import { isLocalised, type Place } from './place';

/** The panel has its sentence under this name. */
const CHANGED = 'changedMeanwhile';

/** An entry's own requests: read, save, publish. */
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

/**
 * Middleware that adds the version of a draft to each entry, as `meta.version`. The panel repeats it
 * when it saves (`?version=`): a draft that has changed in between is not overwritten.
 */
export function addVersion(strapi: Core.Strapi) {
  return async (context: RequestContext, next: () => Promise<unknown>): Promise<void> => {
    // Strapi removes unknown parameters from the query.
    const { version: formVersion, status: entryStatus } = context.query;
    if (typeof formVersion === 'string') context.state.draftVersion = formVersion;
    await next();
    const { path, status, body } = context;
    const uid = REQUEST.exec(path)?.[1];
    const { documentId, locale } = body?.data ?? {};
    if (!uid || !isPublicType(uid) || status >= 300 || !documentId) return;
    if (entryStatus === 'published') return;
    const version = await versionOf(strapi, { uid, documentId, locale: locale ?? '' });
    if (body && version) body.meta = { ...body.meta, version };
  };
}

/** Refuses to save what was begun with an older version of the draft. */
export function rejectStaleDrafts(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, uid, params }, next) => {
    if (action !== 'update' && action !== 'publish') return next();
    const context = strapi.requestContext.get() as unknown as RequestContext | undefined;
    const version = context?.state.draftVersion;
    const { documentId = '', locale } = params as { documentId?: string; locale?: string };
    if (!version || REQUEST.exec(context.path)?.[1] !== uid) return next();
    // To publish is to save first: what follows in the same request is our own change.
    delete context.state.draftVersion;
    const place = { uid, documentId, locale: isLocalised(strapi, uid) ? (locale ?? 'ar') : '' };
    const current = await versionOf(strapi, place);
    if (current && current !== version) throw new errors.ApplicationError(CHANGED);
    return next();
  });
}

/** A digest of the content of a draft; undefined without a draft. */
async function versionOf(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Place,
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
  const said = names.map(({ name }) => [name, withoutIds(draft[name])]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}

/** Rows of lists get new ids when they are saved; what an entry refers to keeps its own. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value ?? null;
  const { documentId } = value as { readonly documentId?: unknown };
  if (documentId) return documentId;
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, one]) => [name, withoutIds(one)]);
}
