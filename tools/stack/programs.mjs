import { cpSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { startChat } from '../lib/chat.mjs';
import { deskSettings, eServicesToken, startEServices } from '../lib/e-services.mjs';
import { cmsSettings, logFile } from '../lib/project.mjs';
import { siteOfCms, startCms, startSite } from '../lib/services.mjs';
import { sampleSettings, startSamples } from '../samples/server.mjs';
import { SITE_SETTINGS } from './site-settings.mjs';

/** Rate limits of the e-services API that no test reaches: all visitors share one IP address. */
const HIGH_LIMITS = Object.fromEntries(
  [
    'CAPTCHA_OPENINGS_PER_ADDRESS',
    'CAPTCHA_CHECKS_PER_ADDRESS',
    'CAPTCHA_WRONG_PER_ADDRESS',
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
    'SUBSCRIPTIONS_PER_CLIENT',
  ].map((name) => [name, '100000']),
);

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
 * The programs of a stack; each promise resolves when its program is ready.
 * @typedef {Record<string, string>} Settings
 * @param {{
 *   name: string, folder: string,
 *   ports: { site: number, cms: number, eServices: number, chat: number, samples: number, desk: number },
 *   mailbox: Awaited<ReturnType<typeof import('../samples/mailbox.mjs').startMailbox>>,
 *   contentUrl?: string, eServicesUrl?: string,
 * }} stack `name` is for the log files; `contentUrl` and `eServicesUrl` are proxies in front of the back
 *   ends
 */
export function createPrograms({ name, folder, ports, mailbox, ...proxies }) {
  const inFolder = (/** @type {string} */ part) => path.join(folder, part);
  const siteUrl = `http://localhost:${ports.site}`;
  const samplesUrl = `http://localhost:${ports.samples}`;
  const contentUrl = proxies.contentUrl ?? `http://127.0.0.1:${ports.cms}`;
  const eServicesUrl = proxies.eServicesUrl ?? `http://127.0.0.1:${ports.eServices}`;

  return {
    cms: (/** @type {Settings} */ settings = {}) =>
      startCms({
        port: ports.cms,
        log: logFile(`e2e-${name}-cms`),
        env: {
          CMS_DATA_DIR: inFolder('cms'),
          ...siteOfCms({ siteUrl, deskPort: ports.desk }),
          ...settings,
        },
      }),

    eServices: (/** @type {Settings} */ settings = {}) =>
      startEServices({
        port: ports.eServices,
        log: logFile(`e2e-${name}-e-services`),
        env: {
          NODE_ENV: 'test',
          CAPTCHA_TEST_ANSWERS: 'on',
          CAPTCHA_PROOF_EFFORT: '6000',
          ...HIGH_LIMITS,
          E_SERVICES_DATA_DIR: inFolder('e-services'),
          ...deskSettings({ deskPort: ports.desk, smtpUrl: mailbox.url, siteUrl }),
          ...settings,
        },
      }),

    chat: () =>
      startChat({ port: ports.chat, cmsPort: ports.cms, log: logFile(`e2e-${name}-chat`) }),

    samples: () => startSamples({ port: ports.samples, siteUrl, mailbox }),

    /**
     * Starts the site in a copy of the build.
     * @param {Settings} [settings]
     * @param {{ port?: number, build?: string, data?: string }} [instance] of another one
     */
    site: (settings = {}, { port = ports.site, build = 'site', data = 'data' } = {}) => {
      const {
        CMS_READ_TOKEN = '',
        CMS_PREVIEW_TOKEN = '',
        WEBHOOK_SECRET = '',
        PREVIEW_SECRET = '',
      } = cmsSettings();
      return startSite({
        port,
        folder: inFolder(build),
        log: logFile(`e2e-${name}-site-${port}`),
        env: {
          SITE_URL: siteUrl,
          CONTENT_API_URL: contentUrl,
          E_SERVICES_API_URL: `${eServicesUrl}/e-services-api`,
          E_SERVICES_TOKEN: eServicesToken,
          ...SITE_SETTINGS,
          ...sampleSettings(samplesUrl),
          CHAT_HUB_URL: `http://localhost:${ports.chat}/hubs/chat`,
          CONTENT_API_TOKEN: CMS_READ_TOKEN,
          CONTENT_RETRY_SECONDS: '2',
          WEBHOOK_SECRET,
          CMS_PUBLIC_URL: `http://localhost:${ports.cms}`,
          CONTENT_PREVIEW_TOKEN: CMS_PREVIEW_TOKEN,
          PREVIEW_SECRET,
          DATA_DIR: inFolder(data),
          ...settings,
        },
      });
    },
  };
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
