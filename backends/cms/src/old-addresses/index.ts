import type { Core } from '@strapi/strapi';
import { recordFormerNames } from './former-names';
import { validateRedirects } from './rules';

export { registerRedirectRoutes as registerOldAddresses } from './panel-routes';

/** Registers the validation of redirects and the record of former slugs. */
export function addOldAddressRules(strapi: Core.Strapi): void {
  recordFormerNames(strapi);
  validateRedirects(strapi);
}
