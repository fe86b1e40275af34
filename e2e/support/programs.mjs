import { cpSync, lstatSync } from 'node:fs';
import { startChat } from '../../tools/lib/chat.mjs';
import {
  deskSettings,
  deskToken,
  eServicesToken,
  startEServices,
} from '../../tools/lib/e-services.mjs';
import { waitFor } from '../../tools/lib/network.mjs';
import { run, start } from '../../tools/lib/processes.mjs';
import { cms, cmsSettings, logFile, siteServer } from '../../tools/lib/project.mjs';
import { sampleSettings } from '../../tools/samples/server.mjs';
import { SITE_SETTINGS } from './site-settings.mjs';

/* The programs of a stack with the settings of tests; each promise resolves when its program is
   ready. */

/** Rate limits of the e-services API that no test reaches. */
const HIGH_LIMITS = Object.fromEntries(
  [
    'LOOKUPS_PER_HOUR',
    'WRONG_DATES_PER_HOUR',
    'OPEN_ORDERS_PER_IDENTITY',
    'OPEN_ORDERS_PER_CLIENT',
    'SUBMISSIONS_PER_DAY_JOB_APPLICATION',
    'SUBMISSIONS_PER_DAY_CONTACT',
    'SUBMISSIONS_PER_DAY_ORDER',
    'SUBMISSIONS_PER_DAY_CALLBACK',
    'SUBMISSIONS_PER_DAY_DATA_SHARING',
    'SUBMISSIONS_PER_DAY_FEEDBACK',
  ].map((name) => [name, '100000']),
);

/**
 * Fills a folder with the sample content.
 * @param {string} folder
 */
export async function seedCms(folder) {
  await run(process.execPath, ['dist/scripts/seed.js'], {
    cwd: cms,
    env: { CMS_DATA_DIR: folder },
    quiet: true,
  });
}

/** Folder of the indexed document texts in the site's data folder. */
export const DOCUMENT_TEXTS = 'search-documents';

/**
 * Copies the data of a stopped program.
 * @param {string} from
 * @param {string} to
 */
export function copyData(from, to) {
  // A killed process leaves its socket behind, which can't be copied.
  cpSync(from, to, { recursive: true, filter: (file) => !lstatSync(file).isSocket() });
}

/**
 * @typedef {object} Program
 * @property {string} name of its stack, for the log file
 * @property {number} port
 * @property {Record<string, string>} [settings] that differ from those of all stacks
 */

/** @param {Program & { folder: string }} options */
export async function startCms({ name, port, folder, settings }) {
  const task = start(process.execPath, ['dist/scripts/start.js'], {
    cwd: cms,
    log: logFile(`e2e-${name}-cms`),
    env: {
      NODE_ENV: 'production',
      CMS_PORT: String(port),
      CMS_DATA_DIR: folder,
      ...settings,
    },
  });
  await waitFor(`http://127.0.0.1:${port}/_health`, task);
  return task;
}

/**
 * Settings that connect a CMS to its site.
 * @param {{ siteUrl: string, deskPort: number }} options
 */
export function siteOfCms({ siteUrl, deskPort }) {
  return {
    SITE_WEBHOOK_URL: `${siteUrl}/api/revalidate`,
    SITE_PREVIEW_URL: siteUrl,
    DESK_URL: `http://localhost:${deskPort}`,
    DESK_TOKEN: deskToken,
  };
}

/** @param {Program & { folder: string, deskPort: number, smtpUrl: string, siteUrl: string }} options */
export async function startTestEServices({ name, port, folder, settings, ...desk }) {
  return startEServices({
    port,
    log: logFile(`e2e-${name}-e-services`),
    env: {
      NODE_ENV: 'test',
      CAPTCHA_TEST_ANSWERS: 'on',
      // All browsers of a run share one IP address.
      CAPTCHA_OPENINGS_PER_ADDRESS: '1000000',
      CAPTCHA_CHECKS_PER_ADDRESS: '1000000',
      CAPTCHA_WRONG_PER_ADDRESS: '1000000',
      CAPTCHA_PROOF_EFFORT: '6000',
      // All visitors of a test share one IP address.
      ...HIGH_LIMITS,
      SUBSCRIPTIONS_PER_CLIENT: '100000',
      E_SERVICES_DATA_DIR: folder,
      ...deskSettings(desk),
      ...settings,
    },
  });
}

/** @param {Program & { cmsUrl: string }} options */
export async function startTestChat({ name, port, cmsUrl, settings }) {
  return startChat({
    port,
    log: logFile(`e2e-${name}-chat`),
    env: {
      CONTENT_API_URL: cmsUrl,
      CONTENT_API_TOKEN: cmsSettings().CMS_READ_TOKEN ?? '',
      ...settings,
    },
  });
}

/**
 * Starts the site in a copy of the build.
 * @param {Program & { folder: string, dataFolder: string, siteUrl: string, contentUrl: string,
 * cmsPublicUrl: string, eServicesUrl: string, samplesUrl: string, chatPort: number }} options
 */
export async function startSite(options) {
  const { port } = options;
  const { CMS_READ_TOKEN = '', CMS_PREVIEW_TOKEN = '', ...cmsSecrets } = cmsSettings();
  const task = start(process.execPath, [siteServer], {
    cwd: options.folder,
    log: logFile(`e2e-${options.name}-site-${port}`),
    env: {
      PORT: String(port),
      SITE_URL: options.siteUrl,
      CONTENT_API_URL: options.contentUrl,
      E_SERVICES_API_URL: `${options.eServicesUrl}/e-services-api`,
      E_SERVICES_TOKEN: eServicesToken,
      ...SITE_SETTINGS,
      ...sampleSettings(options.samplesUrl),
      CHAT_HUB_URL: `http://localhost:${options.chatPort}/hubs/chat`,
      CONTENT_API_TOKEN: CMS_READ_TOKEN,
      CONTENT_RETRY_SECONDS: '2',
      WEBHOOK_SECRET: cmsSecrets.WEBHOOK_SECRET ?? '',
      CMS_PUBLIC_URL: options.cmsPublicUrl,
      CONTENT_PREVIEW_TOKEN: CMS_PREVIEW_TOKEN,
      PREVIEW_SECRET: cmsSecrets.PREVIEW_SECRET ?? '',
      DATA_DIR: options.dataFolder,
      ...options.settings,
    },
  });
  await waitFor(`http://localhost:${port}/api/health/ready`, task);
  return task;
}

/**
 * Like Promise.all, but waits for all, so that nothing is still starting after a failure.
 * @param {Promise<unknown>[]} starts
 */
export async function all(starts) {
  for (const outcome of await Promise.allSettled(starts)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}
