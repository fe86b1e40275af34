import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

type Extract = (this: unknown, ...request: unknown[]) => Promise<object | undefined>;

/**
 * Refuses the relations of a type without permission to read it. Strapi's controller returns after its own
 * refusal, and then fails with 500 on what is missing.
 */
export function refuseUnreadableRelations(strapi: Core.Strapi): void {
  const relations = strapi.controller('plugin::content-manager.relations') as unknown as Record<
    'extractAndValidateRequestInfo',
    Extract
  >;
  const extract = relations.extractAndValidateRequestInfo;
  relations.extractAndValidateRequestInfo = async function (...request) {
    const found = await extract.apply(this, request);
    if (!found) throw new errors.ForbiddenError();
    return found;
  };
}
