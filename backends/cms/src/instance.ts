import path from 'node:path';
import { ROOT } from './settings';
import { createStrapi, type Core } from '@strapi/strapi';

/** Creates a Strapi instance of the compiled files, not yet loaded. */
export function createInstance(): Core.Strapi {
  return createStrapi({ appDir: ROOT, distDir: path.join(ROOT, 'dist') });
}
