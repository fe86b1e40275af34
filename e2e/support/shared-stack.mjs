import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEServices } from '../../tools/lib/e-services.mjs';
import { freePort } from '../../tools/lib/network.mjs';
import { stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';
import { copyBuild } from '../../tools/lib/site-copy.mjs';
import { startMailbox } from '../../tools/samples/mailbox.mjs';
import { startSamples } from '../../tools/samples/server.mjs';
import {
  all,
  copyData,
  DOCUMENT_TEXTS,
  seedCms,
  siteOfCms,
  startCms,
  startSite,
  startTestChat,
  startTestEServices,
} from './programs.mjs';

const NAME = 'journeys';

/**
 * Starts what the tests of a run share: a stack that they only read, and the data that a first start
 * of the CMS and of the e-services writes, from which the stacks of single files are copied.
 *
 * A program that is interrupted stops the programs of the stack with `stopOnSignals`; the folders are
 * removed when it exits.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} `env` has the
 *   addresses and folders for the tests
 * @throws if a program does not start; those that have started are stopped
 */
export async function startSharedStack() {
  const folder = mkdtempSync(path.join(tmpdir(), `ports-${NAME}-`));
  // What a program wrote last may appear while the folder is emptied.
  const removeFolder = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.once('exit', removeFolder);
  /** @type {(() => unknown)[]} */
  const stops = [];
  const stopAll = async () => {
    await Promise.all(stops.map((stopOne) => stopOne()));
    removeFolder();
    process.off('exit', removeFolder);
  };
  try {
    return { env: await startIn(folder, stops), stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {(() => unknown)[]} stops takes what stops each program
 */
async function startIn(folder, stops) {
  const inFolder = (/** @type {string} */ name) => path.join(folder, name);
  const templates = { cms: inFolder('template-cms'), eServices: inFolder('template-e-services') };
  await all([firstStartOfCms(templates.cms), firstStartOfEServices(templates.eServices)]);
  const ports = {
    site: await freePort(),
    cms: await freePort(),
    eServices: await freePort(),
    chat: await freePort(),
    samples: await freePort(),
    desk: await freePort(),
  };
  const siteUrl = `http://localhost:${ports.site}`;
  const cmsUrl = `http://127.0.0.1:${ports.cms}`;
  const eServicesUrl = `http://127.0.0.1:${ports.eServices}`;
  copyData(templates.cms, inFolder('cms'));
  copyData(templates.eServices, inFolder('e-services'));
  const mailbox = await startMailbox({ port: 0 });
  stops.push(mailbox.stop);
  const keep = async (/** @type {Promise<Parameters<typeof stop>[0]>} */ starting) => {
    const task = await starting;
    // Its data is thrown away.
    stops.push(() => stop(task, 'SIGKILL'));
  };
  const backEnds = all([
    keep(
      startCms({
        name: NAME,
        port: ports.cms,
        folder: inFolder('cms'),
        settings: siteOfCms({ siteUrl, deskPort: ports.desk }),
      }),
    ),
    keep(
      startTestEServices({
        name: NAME,
        port: ports.eServices,
        folder: inFolder('e-services'),
        deskPort: ports.desk,
        smtpUrl: mailbox.url,
        siteUrl,
      }),
    ),
    keep(startTestChat({ name: NAME, port: ports.chat, cmsUrl })),
    startSamples({ port: ports.samples, siteUrl, mailbox }).then((samples) =>
      stops.push(samples.stop),
    ),
  ]);
  // Meanwhile they start: copying waits for nothing.
  copyBuild(inFolder('site'));
  await backEnds;
  const samplesUrl = `http://localhost:${ports.samples}`;
  await keep(
    startSite({
      name: NAME,
      port: ports.site,
      folder: inFolder('site'),
      dataFolder: inFolder('data'),
      siteUrl,
      contentUrl: cmsUrl,
      cmsPublicUrl: `http://localhost:${ports.cms}`,
      eServicesUrl,
      samplesUrl,
      chatPort: ports.chat,
    }),
  );
  return {
    SITE_UNDER_TEST: siteUrl,
    CMS_UNDER_TEST: cmsUrl,
    CHAT_HUB_UNDER_TEST: `http://localhost:${ports.chat}`,
    SAMPLES_UNDER_TEST: samplesUrl,
    E_SERVICES_UNDER_TEST: eServicesUrl,
    CMS_TEMPLATE: templates.cms,
    E_SERVICES_TEMPLATE: templates.eServices,
    DOCUMENT_TEXTS: path.join(inFolder('data'), DOCUMENT_TEXTS),
  };
}

/*
 * What a first start leaves is where each stack begins: roles, permissions and tokens of the CMS and
 * the database of the e-services are written once, not by every stack.
 */

async function firstStartOfCms(/** @type {string} */ folder) {
  await seedCms(folder);
  await stop(await startCms({ name: 'first-start', port: await freePort(), folder }));
}

async function firstStartOfEServices(/** @type {string} */ folder) {
  const task = await startEServices({
    port: await freePort(),
    log: logFile('e2e-first-start-e-services'),
    env: { E_SERVICES_DATA_DIR: folder },
  });
  await stop(task);
}
