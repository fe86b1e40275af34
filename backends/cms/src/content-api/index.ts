import type { Core } from '@strapi/strapi';
import { registerOutputFilter } from './output-filter';
import { registerReadRoutes } from './read-routes';

/** Registers the read routes of the content types and the filter of what they send. */
export function registerContentApi(strapi: Core.Strapi): void {
  registerReadRoutes(strapi);
  registerOutputFilter(strapi);
}
