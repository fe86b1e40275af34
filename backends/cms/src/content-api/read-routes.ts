import { contentTypes, type Definition } from '@ports-authority/content-types';
import { factories, type Core, type UID } from '@strapi/strapi';
import { boundLists } from './bounded-lists';
import type { Context } from './context';
import { deepPopulateFor } from './deep-populate';
import { draftGuard } from './draft-guard';
import { withoutHiddenDrafts } from './output-filter';
import { boundQuery } from './query-bounds';
import { isPublicType } from '../content-types/private-types';
import { queryGuardFor } from './query-guard';

/** This project's content types that the content API exposes. */
export function ownContentTypes(strapi: Core.Strapi): UID.ContentType[] {
  return (Object.keys(strapi.contentTypes) as UID.ContentType[]).filter(isPublicType);
}

export function readActions(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  return strapi.contentType(uid).kind === 'singleType' ? ['find'] : ['find', 'findOne'];
}

/**
 * Router of a content type with its GET routes. There are no write routes: editors write through the
 * admin panel. Four independent checks keep drafts from all tokens but that of previews, in this order:
 * 1. `draft-guard`: a query that names the publication status is rejected (403);
 * 2. `query-bounds` and `query-guard`: so is one that is too large or reaches other versions (400);
 * 3. `draft-guard`, as a document middleware: reads return published entries only;
 * 4. `output-filter`, in the controller: rows that are not published are removed from the response.
 */
export function readRouter(uid: UID.ContentType) {
  const middlewares = [
    boundQuery,
    draftGuard,
    boundLists,
    deepPopulateFor(uid),
    queryGuardFor(uid),
  ];
  // Strapi's core router would build validation schemas of all fields at each start.
  const [, name = ''] = uid.split('.');
  const { kind, plural } = contentTypes[name as keyof typeof contentTypes] as Definition;
  const route = (action: string, path: string) => ({
    method: 'GET',
    path,
    handler: `${uid}.${action}`,
    config: { middlewares },
  });
  return {
    routes:
      kind === 'single'
        ? [route('find', `/${name}`)]
        : [route('find', `/${plural}`), route('findOne', `/${plural}/:id`)],
  };
}

/** Core controller of a content type with the output filter. */
export function readController(uid: UID.ContentType) {
  return factories.createCoreController(uid, () => ({
    async sanitizeOutput(data: unknown, ctx: unknown): Promise<unknown> {
      const output: unknown = await super.sanitizeOutput(data, ctx);
      return withoutHiddenDrafts(output, uid, ctx as Context);
    },
  }));
}

export const readService = (uid: UID.ContentType) => factories.createCoreService(uid);
