import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';
import { ensureEditor } from './editor';
import { ensureIndexes } from './indexes';
import { ensureLocales } from './locales';
import { revokeVisitorPermissions } from './permissions';
import { ensureRoles } from './roles';
import { ensureTokens } from './tokens';
import { ensureUploadSettings } from './uploads';

export async function ensureBasics(strapi: Core.Strapi): Promise<void> {
  await ensureIndexes(strapi);
  await ensureLocales(strapi);
  await ensureUploadSettings(strapi);
}

export async function ensureAccess(strapi: Core.Strapi, settings: Settings): Promise<void> {
  // One commit in place of one for each of the hundreds of permissions.
  await strapi.db.transaction(async () => {
    await revokeVisitorPermissions(strapi);
    await ensureTokens(strapi, settings);
    await ensureEditor(strapi, settings);
    await ensureRoles(strapi, {
      storesContactForms: settings.formsToken !== '',
      hasDesk: settings.deskToken !== '',
    });
  });
}
