import { serveMetrics } from '@ports-authority/telemetry';
import type { Core } from '@strapi/strapi';
import type { Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { ensureAccess, ensureBasics } from './bootstrap';
import { ensureRoles } from './bootstrap/roles';
import { inheritLanguage } from './bootstrap/invitations';
import { registerContactForms } from './contact-forms/download';
import { startRetention } from './contact-forms/retention';
import { forcePublished } from './content-api/draft-guard';
import { addContentRules } from './content-rules';
import { registerDeskActions } from './desk/actions';
import { registerDeskRoutes } from './desk/routes';
import { addPublicationRecords, registerEditing } from './editing';
import { ensureLayouts } from './editing/layouts';
import { startScheduler } from './editing/scheduler';
import { rejectStaleDrafts } from './editing/versions';
import { metrics } from './metrics/metrics';
import { addOldAddressRules, registerOldAddresses } from './old-addresses';
import { closeRedis } from './redis/redis';
import { isSeeding } from './seeding';
import { readSettings } from './settings';
import { notifySiteOfChanges } from './webhook/webhook';

let metricsServer: Server | undefined;

const application = {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const settings = readSettings();
    logConnectionErrors(strapi);
    registerEditing(strapi);
    registerOldAddresses(strapi);
    registerContactForms(strapi, settings);
    await registerDeskActions(strapi);
    registerDeskRoutes(strapi, settings);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await ensureBasics(strapi);
    if (isSeeding()) {
      // Else each start creates them in its copy of a seeded database.
      const roles = { storesContactForms: false, hasDesk: false };
      await strapi.db.transaction(() => ensureRoles(strapi, roles));
      await ensureLayouts(strapi);
      return;
    }

    const settings = readSettings();
    addDocumentMiddlewares(strapi);
    inheritLanguage(strapi);
    await ensureAccess(strapi, settings);
    await ensureLayouts(strapi);
    notifySiteOfChanges(strapi, settings);
    startScheduler(strapi);
    await startRetention(strapi, settings);
    metricsServer = await startMetrics(settings);
  },

  destroy(): void {
    metricsServer?.close();
    closeRedis();
  },
};

/** Registers document middlewares; the first is the outermost. */
function addDocumentMiddlewares(strapi: Core.Strapi): void {
  forcePublished(strapi);
  // Outside the content rules, as these change drafts.
  rejectStaleDrafts(strapi);
  addContentRules(strapi);
  addOldAddressRules(strapi);
  // Innermost, inside the transaction of syncSharedFields.
  addPublicationRecords(strapi);
}

/** Logs connection errors, which Koa would print to stderr. */
function logConnectionErrors(strapi: Core.Strapi): void {
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: Error) => strapi.log.warn(error));
}

async function startMetrics({
  metricsHost,
  metricsPort,
}: ReturnType<typeof readSettings>): Promise<Server | undefined> {
  const { registry } = metrics();
  if (metricsPort !== 0) collectDefaultMetrics({ register: registry });
  return serveMetrics(registry, metricsHost, metricsPort);
}

export default application;
