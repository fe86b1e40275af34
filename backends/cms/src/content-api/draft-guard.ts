import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from './context';

/** Name of the token that reads drafts. */
export const PREVIEW_TOKEN = 'Site (preview)';

/** Query keys that select drafts or published entries in this or an earlier version of Strapi. */
const STATUS_KEYS = new Set([
  'status',
  'publicationstate',
  'publicationfilter',
  'haspublishedversion',
]);

const READ_ACTIONS = new Set(['findMany', 'findFirst', 'findOne', 'count']);

export function mayReadDrafts(ctx: Context): boolean {
  const { strategy, credentials } = ctx.state.auth ?? {};
  return strategy?.name === 'content-api-token' && credentials?.name === PREVIEW_TOKEN;
}

/** True if a query names the publication status in any spelling or depth but the default. */
function mentionsStatus(query: unknown, depth = 0): boolean {
  if (Array.isArray(query)) return query.some((value) => mentionsStatus(value, depth + 1));
  if (typeof query !== 'object' || query === null) return false;
  return Object.entries(query).some(([key, value]) => {
    const name = key.toLowerCase().replace(/[^a-z]/g, '');
    if (STATUS_KEYS.has(name)) return !(depth === 0 && key === 'status' && value === 'published');
    return mentionsStatus(value, depth + 1);
  });
}

/** Rejects (403) queries for the publication status without the preview token. */
export async function draftGuard(ctx: Context, next: () => Promise<unknown>): Promise<unknown> {
  if (!mayReadDrafts(ctx) && mentionsStatus(ctx.query)) {
    throw new errors.ForbiddenError('Drafts are not public.');
  }
  return next();
}

/** Document middleware: forces `status=published` on content API reads without the preview token. */
export function forcePublished(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const request = strapi.requestContext.get() as unknown as Context | undefined;
    const isContentApi = request?.state.route?.info?.apiName !== undefined;
    if (isContentApi && READ_ACTIONS.has(context.action) && !mayReadDrafts(request)) {
      const params = context.params as Record<string, unknown>;
      params.status = 'published';
      delete params.publicationFilter;
      delete params.hasPublishedVersion;
    }
    return next();
  });
}
