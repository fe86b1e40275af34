import path from 'node:path';
import { startEServices } from '../lib/e-services.mjs';
import { freePort } from '../lib/network.mjs';
import { stop } from '../lib/processes.mjs';
import { logFile } from '../lib/project.mjs';
import { seedCms, startCms } from '../lib/services.mjs';
import { copyBuild } from '../lib/site-copy.mjs';
import { startMailbox } from '../samples/mailbox.mjs';
import { all, copyData, createPrograms, DOCUMENT_TEXTS } from './programs.mjs';
import { createStackFolder } from './stack-folder.mjs';

const NAME = 'journeys';

/**
 * Starts the shared read-only stack of a test run, and writes the seed data of CMS and e-services that
 * the stacks of single files are copied from. `stopOnSignals` stops the programs on an interrupt; the
 * folders are removed on exit.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} `env` has URLs
 *   and folders for the tests
 * @throws if a program does not start; those that have started are stopped
 */
export async function startSharedStack() {
  const { folder, stops, stop: stopAll } = createStackFolder(NAME);
  try {
    return { env: await startIn(folder, stops), stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {(() => unknown)[]} stops receives the stop function of each program
 */
async function startIn(folder, stops) {
  const inFolder = (/** @type {string} */ name) => path.join(folder, name);
  const templates = { cms: inFolder('template-cms'), eServices: inFolder('template-e-services') };
  await all([firstStartOfCms(templates.cms), firstStartOfEServices(templates.eServices)]);
  copyData(templates.cms, inFolder('cms'));
  copyData(templates.eServices, inFolder('e-services'));
  const ports = {
    site: await freePort(),
    cms: await freePort(),
    eServices: await freePort(),
    chat: await freePort(),
    samples: await freePort(),
    desk: await freePort(),
  };
  const mailbox = await startMailbox({ port: 0 });
  stops.push(mailbox.stop);
  const keep = async (/** @type {Promise<Parameters<typeof stop>[0]>} */ starting) => {
    const task = await starting;
    // Its data is not needed.
    stops.push(() => stop(task, 'SIGKILL'));
  };
  const programs = createPrograms({ name: NAME, folder, ports, mailbox });
  const backEnds = all([
    keep(programs.cms()),
    keep(programs.eServices()),
    keep(programs.chat()),
    programs.samples().then((samples) => stops.push(samples.stop)),
  ]);
  // Copy while the programs start.
  copyBuild(inFolder('site'));
  await backEnds;
  await keep(programs.site());
  return {
    SITE_UNDER_TEST: `http://localhost:${ports.site}`,
    CMS_UNDER_TEST: `http://127.0.0.1:${ports.cms}`,
    CHAT_HUB_UNDER_TEST: `http://localhost:${ports.chat}`,
    SAMPLES_UNDER_TEST: `http://localhost:${ports.samples}`,
    E_SERVICES_UNDER_TEST: `http://127.0.0.1:${ports.eServices}`,
    CMS_TEMPLATE: templates.cms,
    E_SERVICES_TEMPLATE: templates.eServices,
    DOCUMENT_TEXTS: path.join(inFolder('data'), DOCUMENT_TEXTS),
  };
}

/* Seed data of the first start, written once instead of by every stack: roles, permissions and
   tokens of the CMS, and the e-services database. */

async function firstStartOfCms(/** @type {string} */ folder) {
  await seedCms(folder);
  const log = logFile('e2e-first-start-cms');
  await stop(await startCms({ port: await freePort(), log, env: { CMS_DATA_DIR: folder } }));
}

async function firstStartOfEServices(/** @type {string} */ folder) {
  const log = logFile('e2e-first-start-e-services');
  const env = { E_SERVICES_DATA_DIR: folder };
  await stop(await startEServices({ port: await freePort(), log, env }));
}
