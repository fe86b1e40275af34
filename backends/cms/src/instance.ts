import path from 'node:path';
import { ROOT } from './settings';
import { createStrapi, type Core } from '@strapi/strapi';

export function createInstance(): Core.Strapi {
  return createStrapi({ appDir: ROOT, distDir: path.join(ROOT, 'dist') });
}
