import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEServices } from '../../scripts/lib/e-services.mjs';
import { freePort } from '../../scripts/lib/network.mjs';
import { stop } from '../../scripts/lib/processes.mjs';
import { logFile } from '../../scripts/lib/project.mjs';
import { Stack } from './stack';

/** One site with its CMS for all journeys, which only read; its origin is SITE_UNDER_TEST. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const template = await firstStart();
  process.env.E_SERVICES_TEMPLATE = template;
  const stack = await Stack.start('journeys');
  process.env.SITE_UNDER_TEST = stack.siteUrl;
  process.env.CHAT_HUB_UNDER_TEST = `http://localhost:${stack.chatPort}`;
  process.env.SAMPLES_UNDER_TEST = stack.samplesUrl;
  process.env.E_SERVICES_UNDER_TEST = stack.eServicesAddress;
  return async () => {
    await stack.stop();
    rmSync(template, { recursive: true, force: true });
  };
}

/** The data that the e-services API has after its first start, which each stack begins with. */
async function firstStart(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ports-e-services-'));
  const task = await startEServices({
    port: await freePort(),
    log: logFile('e2e-first-start-e-services'),
    env: { E_SERVICES_DATA_DIR: folder },
  });
  await stop(task);
  return folder;
}
