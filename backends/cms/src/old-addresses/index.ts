import type { Core } from '@strapi/strapi';
import { recordFormerNames } from './former-names';
import { validateRedirects } from './rules';

export { registerRedirectRoutes as registerOldAddresses } from './panel-routes';

/** Adds the rules for redirects, and the record of former slugs and numbers. */
export function addOldAddressRules(strapi: Core.Strapi): void {
  recordFormerNames(strapi);
  validateRedirects(strapi);
}
