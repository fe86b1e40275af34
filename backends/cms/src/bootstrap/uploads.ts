import type { Core } from '@strapi/strapi';

/**
 * Disables Strapi's image processing, since the site generates the sizes that it needs, and assigns all
 * files to the configured provider, which serves those of the data folder too.
 */
export async function ensureUploadSettings(strapi: Core.Strapi): Promise<void> {
  await strapi.plugin('upload').service('upload').setSettings({
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
    aiMetadata: false,
  });
  // Strapi deletes and replaces only files of the configured provider in its storage.
  const provider = strapi.config.get<string>('plugin::upload.provider');
  await strapi.db
    .query('plugin::upload.file')
    .updateMany({ where: { provider: { $ne: provider } }, data: { provider } });
}
