import type { Core } from '@strapi/strapi';
import { ensureEditor } from './bootstrap/editor';
import { ensureLocales } from './bootstrap/locales';
import { ensurePublicReadsOnly } from './bootstrap/permissions';
import { ensureTokens } from './bootstrap/tokens';
import { ensureUploadSettings } from './bootstrap/uploads';
import { ensureWebhook, guardDeliveries } from './bootstrap/webhook';
import { registerFileDownload } from './contact-forms/download';
import { hideFromEditors } from './contact-forms/hide-from-editors';
import { startRetention, type Retention } from './contact-forms/retention';
import { forcePublishedForPublic } from './content-api/draft-guard';
import { refuseUnshowable } from './content-api/publish-rules';
import { registerReadRoutes } from './content-api/read-routes';
import { shareFieldsOnPublish } from './content-api/shared-fields';
import { isSeeding } from './seeding';
import { readSettings } from './settings';

let retention: Retention | undefined;

const application = {
  register({ strapi }: { strapi: Core.Strapi }): void {
    registerReadRoutes(strapi);
    registerFileDownload(strapi, readSettings().dataDir);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await ensureLocales(strapi);
    await ensureUploadSettings(strapi);
    if (isSeeding()) return;

    const settings = readSettings();
    forcePublishedForPublic(strapi);
    shareFieldsOnPublish(strapi);
    refuseUnshowable(strapi);
    guardDeliveries(strapi);
    await ensurePublicReadsOnly(strapi);
    await ensureTokens(strapi, settings);
    await ensureEditor(strapi, settings.admin);
    await ensureWebhook(strapi, settings.siteWebhookUrl, settings.webhookSecret);
    await hideFromEditors(strapi);
    retention = await startRetention(strapi, settings);
  },

  destroy(): void {
    retention?.stop();
  },
};

export default application;
