import type { Core } from '@strapi/strapi';
import { registerOutputFilter } from './output-filter';
import { registerReadRoutes } from './read-routes';

/**
 * Registers GET routes for the content types. Drafts are kept from all tokens but that of previews by
 * four independent checks, in this order:
 * 1. `draft-guard`: a query that names the publication status is rejected (403);
 * 2. `query-bounds` and `query-guard`: so is one that is too large or reaches other versions (400);
 * 3. `draft-guard`, as a document middleware: reads return published entries only;
 * 4. `output-filter`: rows that are not published are removed from the response.
 */
export function registerContentApi(strapi: Core.Strapi): void {
  registerReadRoutes(strapi);
  registerOutputFilter(strapi);
}
