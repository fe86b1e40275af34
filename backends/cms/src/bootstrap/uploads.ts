import type { Core } from '@strapi/strapi';

/** Disables Strapi's image processing: the site generates the sizes that it needs. */
export async function ensureUploadSettings(strapi: Core.Strapi): Promise<void> {
  await strapi.plugin('upload').service('upload').setSettings({
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
    aiMetadata: false,
  });
}
