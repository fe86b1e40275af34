import path from 'node:path';
import { ROOT } from './settings';
import { createStrapi, type Core } from '@strapi/strapi';

/** A Strapi instance of this package from its compiled files; not loaded yet. */
export function createInstance(): Core.Strapi {
  return createStrapi({ appDir: ROOT, distDir: path.join(ROOT, 'dist') });
}
