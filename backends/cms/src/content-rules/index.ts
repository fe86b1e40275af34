import type { Core } from '@strapi/strapi';
import { countBerths } from './berth-counts';
import { rejectDirectionOverrides } from './plain-texts';
import { validateBeforePublish } from './publish-rules';
import { validateReferences } from './references';
import { syncSharedFields } from './shared-fields';

/** Registers the document middlewares that validate and complete content. */
export function addContentRules(strapi: Core.Strapi): void {
  countBerths(strapi);
  // Before the validation, which needs the shared relations of a translation.
  syncSharedFields(strapi);
  validateBeforePublish(strapi);
  validateReferences(strapi);
  rejectDirectionOverrides(strapi);
}
