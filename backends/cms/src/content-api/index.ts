import type { Core } from '@strapi/strapi';
import { registerOutputFilter } from './output-filter';
import { registerReadRoutes } from './read-routes';

/**
 * Registers the content API. Four independent checks keep drafts from all tokens but the preview token:
 * 1. `draft-guard` rejects queries that name the publication status (403);
 * 2. `query-bounds` and `query-guard` reject queries that are too large or reach other versions (400);
 * 3. `draft-guard`, as a document middleware, reads published entries only;
 * 4. `output-filter` removes unpublished rows from responses.
 */
export function registerContentApi(strapi: Core.Strapi): void {
  registerReadRoutes(strapi);
  registerOutputFilter(strapi);
}
