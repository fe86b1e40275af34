import { factories, type Core, type UID } from '@strapi/strapi';
import { boundLists } from './bounded-lists';
import { deepPopulateFor } from './deep-populate';
import { draftGuard } from './draft-guard';
import { boundQuery } from './query-bounds';
import { isPublicType } from '../content-types/private-types';
import { queryGuardFor } from './query-guard';

/** This project's content types that the content API exposes. */
export function ownContentTypes(strapi: Core.Strapi): UID.ContentType[] {
  return (Object.keys(strapi.contentTypes) as UID.ContentType[]).filter(isPublicType);
}

/** The read actions of a content type: a single type has no `findOne`. */
export function readActions(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  return strapi.contentType(uid).kind === 'singleType' ? ['find'] : ['find', 'findOne'];
}

/** The core controller; of a list, entries that the output filter emptied leave no gap. */
const controller = {
  async sanitizeOutput(this: object, data: unknown, ctx: unknown): Promise<unknown> {
    const core = Object.getPrototypeOf(this) as {
      sanitizeOutput: typeof controller.sanitizeOutput;
    };
    const output = await core.sanitizeOutput.call(this, data, ctx);
    return Array.isArray(output) ? output.filter((entry) => entry !== null) : output;
  },
};

/**
 * Registers a controller, a service and GET routes for each content type. They differ only in the
 * type's name, so they are generated here instead of in three files each. There are no write routes:
 * editors write through the admin panel.
 */
export function registerReadRoutes(strapi: Core.Strapi): void {
  for (const uid of ownContentTypes(strapi)) {
    const { apiName, modelName } = strapi.contentType(uid) as unknown as {
      apiName: string;
      modelName: string;
    };
    const middlewares = [
      boundQuery,
      draftGuard,
      boundLists,
      deepPopulateFor(strapi, uid),
      queryGuardFor(strapi, uid),
    ];
    const actions = readActions(strapi, uid);

    strapi
      .get('services')
      .add(`api::${apiName}`, { [modelName]: factories.createCoreService(uid) });
    strapi.get('controllers').add(`api::${apiName}`, {
      [modelName]: factories.createCoreController(uid, () => ({ ...controller })),
    });
    strapi.api(apiName).routes = {
      [modelName]: factories.createCoreRouter(uid, {
        only: actions,
        config: Object.fromEntries(actions.map((action) => [action, { middlewares }])),
      }),
    } as never;
  }
}
