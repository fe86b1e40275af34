import { randomBytes } from 'node:crypto';
import { startMailbox } from '../samples/mailbox.mjs';
import { sampleSettings, startSamples } from '../samples/server.mjs';
import { prepareChat, startChat } from './chat.mjs';
import {
  deskSettings,
  deskToken,
  eServicesToken,
  prepareEServices,
  startEServices,
} from './e-services.mjs';
import { waitFor } from './network.mjs';
import { backendPorts, requireFreePorts, sitePort } from './ports.mjs';
import { root, run, start } from './processes.mjs';
import { cms, cmsSettings, installSite, logFile, prepareCms, siteServer } from './project.mjs';
import { siteSetting } from './site-setting.mjs';

const randomToken = randomBytes(32).toString('base64url');

/** The token that the CMS accepts contact forms with if CONTACT_FORM_TARGET is content; else ''. */
function contactFormsToken() {
  if (siteSetting('CONTACT_FORM_TARGET') !== 'content') return '';
  return siteSetting('CONTENT_FORMS_TOKEN') || cmsSettings().CMS_FORMS_TOKEN || randomToken;
}

/** Fills a data folder of the CMS with the sample content. */
export async function seedCms(folder, env = {}) {
  await run(process.execPath, ['dist/scripts/seed.js'], {
    cwd: cms,
    env: { CMS_DATA_DIR: folder, ...env },
    quiet: true,
  });
}

/** Starts the CMS and waits until it responds. */
export async function startCms({ port, log = logFile('cms'), env = {} }) {
  const task = start(process.execPath, ['dist/scripts/start.js'], {
    cwd: cms,
    log,
    env: {
      NODE_ENV: 'production',
      CMS_PORT: String(port),
      CLAMD_ADDRESS: process.env.CLAMD_ADDRESS ?? 'off',
      ...env,
    },
  });
  await waitFor(`http://localhost:${port}/_health`, task);
  return task;
}

/**
 * Settings that connect a CMS to its site and to the desk.
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

/**
 * Prepares and starts all back ends of a site on this machine, on the ports of the settings.
 * @param {{ siteUrl: string }} options
 */
export async function startBackends({ siteUrl }) {
  const ports = backendPorts();
  await requireFreePorts(ports);
  // The sample mailbox imports packages of the site.
  await installSite();
  const mailbox = await startMailbox({ port: ports.mailPort });
  // Before any of them starts: the others read tokens that the set-up of the CMS generates.
  await Promise.all([prepareCms(), prepareEServices(), prepareChat()]);
  const { cmsPort, deskPort } = ports;
  const [content, eServices, chat] = await Promise.all([
    startCms({
      port: cmsPort,
      env: {
        CMS_FORMS_TOKEN: contactFormsToken(),
        ...siteOfCms({ siteUrl: `http://localhost:${sitePort()}`, deskPort }),
      },
    }),
    startEServices({
      port: ports.eServicesPort,
      env: deskSettings({ deskPort, smtpUrl: mailbox.url, siteUrl }),
    }),
    startChat({ port: ports.chatPort, cmsPort }),
  ]);
  const samples = await startSamples({ port: ports.samplesPort, siteUrl, mailbox });
  return { ...ports, content, eServices, chat, mailbox, samplesUrl: samples.url };
}

/** Environment variables of a site with back ends on these ports. */
export function siteEnvironment({ cmsPort, eServicesPort, chatPort, samplesUrl }) {
  const { WEBHOOK_SECRET, CMS_READ_TOKEN, CMS_PREVIEW_TOKEN, PREVIEW_SECRET } = cmsSettings();
  const formsToken = contactFormsToken();
  return {
    CONTENT_API_URL: process.env.CONTENT_API_URL ?? `http://localhost:${cmsPort}`,
    E_SERVICES_API_URL:
      process.env.E_SERVICES_API_URL ?? `http://localhost:${eServicesPort}/e-services-api`,
    E_SERVICES_TOKEN: eServicesToken,
    CHAT_HUB_URL: process.env.CHAT_HUB_URL ?? `http://localhost:${chatPort}/hubs/chat`,
    WEBHOOK_SECRET,
    CONTENT_API_TOKEN: CMS_READ_TOKEN,
    CMS_PUBLIC_URL: process.env.CMS_PUBLIC_URL ?? `http://localhost:${cmsPort}`,
    CONTENT_PREVIEW_TOKEN: CMS_PREVIEW_TOKEN,
    PREVIEW_SECRET,
    ...(formsToken && { CONTACT_FORM_TARGET: 'content', CONTENT_FORMS_TOKEN: formsToken }),
    ...externalSystems(samplesUrl),
  };
}

/** URLs of the sample systems, for those not set in the environment or .env. */
function externalSystems(samplesUrl) {
  return Object.fromEntries(
    Object.entries(sampleSettings(samplesUrl)).map(([name, sample]) => [
      name,
      siteSetting(name) ?? sample,
    ]),
  );
}

/**
 * Starts the built site and waits until it responds.
 * @param {{ port: number, folder?: string, log?: string, env: Record<string, string | undefined> }} options
 *   `folder` has a copy of the build
 */
export async function startSite({ port, folder = root, log = logFile('site'), env }) {
  const task = start(process.execPath, [siteServer], {
    cwd: folder,
    log,
    env: { PORT: String(port), ...env },
  });
  await waitFor(`http://localhost:${port}/api/health/ready`, task);
  return task;
}
