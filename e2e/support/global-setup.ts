import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEServices } from '../../scripts/lib/e-services.mjs';
import { freePort } from '../../scripts/lib/network.mjs';
import { stop } from '../../scripts/lib/processes.mjs';
import { logFile } from '../../scripts/lib/project.mjs';
import { cmsIsUp, launchCms, seedCms, Stack } from './stack';

/** One site with its CMS for all journeys, which only read; its origin is SITE_UNDER_TEST. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const templates = mkdtempSync(path.join(tmpdir(), 'ports-templates-'));
  const cms = path.join(templates, 'cms');
  const eServices = path.join(templates, 'e-services');
  await Promise.all([firstStartOfCms(cms), firstStartOfEServices(eServices)]);
  process.env.CMS_TEMPLATE = cms;
  process.env.E_SERVICES_TEMPLATE = eServices;
  const stack = await Stack.start('journeys');
  process.env.SITE_UNDER_TEST = stack.siteUrl;
  process.env.CHAT_HUB_UNDER_TEST = `http://localhost:${stack.chatPort}`;
  process.env.SAMPLES_UNDER_TEST = stack.samplesUrl;
  process.env.E_SERVICES_UNDER_TEST = stack.eServicesAddress;
  return async () => {
    await stack.stop();
    rmSync(templates, { recursive: true, force: true });
  };
}

/*
 * What a first start leaves is where each stack begins: roles, permissions and tokens of the CMS and
 * the database of the e-services are written once, not by every stack.
 */

async function firstStartOfCms(folder: string): Promise<void> {
  await seedCms(folder);
  const port = await freePort();
  const log = logFile('e2e-first-start-cms');
  const task = launchCms({ port, log, env: { CMS_DATA_DIR: folder } });
  await cmsIsUp(port, task);
  await stop(task);
}

async function firstStartOfEServices(folder: string): Promise<void> {
  const task = await startEServices({
    port: await freePort(),
    log: logFile('e2e-first-start-e-services'),
    env: { E_SERVICES_DATA_DIR: folder },
  });
  await stop(task);
}
