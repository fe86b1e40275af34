import { serveMetrics } from '@ports-authority/telemetry';
import type { Core } from '@strapi/strapi';
import type { Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { ensureEditor } from './bootstrap/editor';
import { inheritLanguage } from './bootstrap/invitations';
import { ensureLocales } from './bootstrap/locales';
import { revokeVisitorPermissions } from './bootstrap/permissions';
import { ensureRoles } from './bootstrap/roles';
import { ensureTokens } from './bootstrap/tokens';
import { ensureUploadSettings } from './bootstrap/uploads';
import { serveAdmin } from './contact-forms/admin-socket';
import { registerFileDownload } from './contact-forms/download';
import { startRetention } from './contact-forms/retention';
import { countBerths } from './content-api/berth-counts';
import { refuseUnknownReferences } from './content-api/references';
import { forcePublishedForPublic } from './content-api/draft-guard';
import { registerOutputFilter } from './content-api/output-filter';
import { refuseDirectionOverrides } from './content-api/plain-texts';
import { refuseUnshowable } from './content-api/publish-rules';
import { registerReadRoutes } from './content-api/read-routes';
import { shareFields } from './content-api/shared-fields';
import { registerDeskActions } from './desk/actions';
import { registerDeskRoutes } from './desk/routes';
import { arrangePanel } from './editing/layouts';
import { registerAddresses } from './editing/addresses';
import { registerFileUsage } from './editing/file-usage';
import { registerMissedSearches } from './editing/missed-searches';
import { registerNotices } from './editing/notices';
import { registerPages } from './editing/pages';
import { recordPublications, registerPublishing } from './editing/publishing';
import { registerSchedules } from './editing/schedule-routes';
import { startScheduler } from './editing/scheduler';
import { watchScheduled } from './editing/schedules';
import { registerStartPage } from './editing/start-page';
import { registerStates } from './editing/states';
import { refuseOverwriting } from './editing/versions';
import { registerWarnings } from './editing/warnings';
import { keepFormerNames } from './old-addresses/former-names';
import { registerRedirectRoutes } from './old-addresses/panel-routes';
import { checkRedirects } from './old-addresses/rules';
import { isSeeding } from './seeding';
import { metrics } from './metrics/metrics';
import { closeRedis } from './redis/redis';
import { readSettings } from './settings';
import { keepUploadsInBucket } from './storage/uploads';
import { notifySiteOfChanges } from './webhook/webhook';

let adminSocket: Server | undefined;
let metricsServer: Server | undefined;

const application = {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    // Outside Strapi's own error handler: connections that break off. Koa would print them to stderr.
    strapi.server.app.silent = true;
    strapi.server.app.on('error', (error: Error) => strapi.log.warn(error));
    registerReadRoutes(strapi);
    registerOutputFilter(strapi);
    inheritLanguage(strapi);
    registerFileDownload(strapi, readSettings());
    await registerDeskActions(strapi);
    registerDeskRoutes(strapi, readSettings());
    registerPages(strapi);
    registerAddresses(strapi);
    registerRedirectRoutes(strapi);
    registerMissedSearches(strapi);
    registerFileUsage(strapi);
    registerPublishing(strapi);
    registerSchedules(strapi);
    registerNotices(strapi);
    registerStates(strapi);
    registerStartPage(strapi);
    registerWarnings(strapi);
    keepUploadsInBucket(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await ensureLocales(strapi);
    await ensureUploadSettings(strapi);
    if (isSeeding()) return;

    const settings = readSettings();
    forcePublishedForPublic(strapi);
    refuseOverwriting(strapi);
    countBerths(strapi);
    shareFields(strapi);
    keepFormerNames(strapi);
    checkRedirects(strapi);
    refuseUnshowable(strapi);
    refuseUnknownReferences(strapi);
    refuseDirectionOverrides(strapi);
    recordPublications(strapi);
    watchScheduled(strapi);
    await revokeVisitorPermissions(strapi);
    await ensureTokens(strapi, settings);
    await ensureEditor(strapi, settings);
    await ensureRoles(strapi, {
      storesContactForms: settings.formsToken !== '',
      hasDesk: settings.deskToken !== '',
    });
    await arrangePanel(strapi);
    notifySiteOfChanges(strapi, settings);
    await startRetention(strapi, settings);
    startScheduler(strapi);
    adminSocket = await serveAdmin(strapi, settings);
    const { registry } = metrics();
    if (settings.metricsPort !== 0) collectDefaultMetrics({ register: registry });
    metricsServer = await serveMetrics(registry, settings.metricsHost, settings.metricsPort);
  },

  destroy(): void {
    adminSocket?.close();
    metricsServer?.close();
    closeRedis();
  },
};

export default application;
