import path from 'node:path';
import { ROOT } from './settings';
import { createStrapi, type Core } from '@strapi/strapi';

export function createInstance(): Core.Strapi {
  // Default language of a new database.
  process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'ar';
  return createStrapi({ appDir: ROOT, distDir: path.join(ROOT, 'dist') });
}
