import { randomBytes } from 'node:crypto';
import { deskToken, eServicesToken } from './e-services.mjs';
import { waitFor } from './network.mjs';
import { start } from './processes.mjs';
import { cms, cmsSettings, logFile, siteServer } from './project.mjs';
import { sampleSettings } from '../samples/server.mjs';
import { siteSetting } from './site-setting.mjs';

const randomToken = randomBytes(32).toString('base64url');

/** The token that the CMS accepts contact forms with if CONTACT_FORM_TARGET is content; else ''. */
export function contactFormsToken() {
  if (siteSetting('CONTACT_FORM_TARGET') !== 'content') return '';
  return siteSetting('CONTENT_FORMS_TOKEN') || cmsSettings().CMS_FORMS_TOKEN || randomToken;
}

/** Starts the CMS and waits until it responds. */
export async function startCms({ port, sitePort, deskPort, log = logFile('cms'), env = {} }) {
  const task = start(process.execPath, ['dist/scripts/start.js'], {
    cwd: cms,
    log,
    env: {
      NODE_ENV: 'production',
      CMS_PORT: String(port),
      SITE_WEBHOOK_URL: `http://localhost:${sitePort}/api/revalidate`,
      SITE_PREVIEW_URL: `http://localhost:${sitePort}`,
      CMS_FORMS_TOKEN: contactFormsToken(),
      CLAMD_ADDRESS: process.env.CLAMD_ADDRESS ?? 'off',
      ...(deskPort && { DESK_URL: `http://localhost:${deskPort}`, DESK_TOKEN: deskToken }),
      ...env,
    },
  });
  await waitFor(`http://localhost:${port}/_health`, task);
  return task;
}

/** Environment variables of a site with back ends on these ports. */
export function siteEnvironment({ port, cmsPort, eServicesPort, chatPort, samplesUrl = '' }) {
  const { WEBHOOK_SECRET, CMS_READ_TOKEN, CMS_PREVIEW_TOKEN, PREVIEW_SECRET } = cmsSettings();
  return {
    PORT: String(port),
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
    CONTENT_FORMS_TOKEN: contactFormsToken(),
    ...(samplesUrl && externalSystems(samplesUrl)),
  };
}

/** URLs of the sample systems, for those not set in the environment or .env. */
export function externalSystems(samplesUrl) {
  return Object.fromEntries(
    Object.entries(sampleSettings(samplesUrl)).map(([name, sample]) => [
      name,
      siteSetting(name) ?? sample,
    ]),
  );
}

/** Starts the built site and waits until it responds. */
export async function startSite({
  port,
  cmsPort,
  eServicesPort,
  chatPort,
  samplesUrl = '',
  log = logFile('site'),
  env = {},
}) {
  const task = start(process.execPath, [siteServer], {
    log,
    env: {
      ...siteEnvironment({ port, cmsPort, eServicesPort, chatPort, samplesUrl }),
      ...env,
    },
  });
  await waitFor(`http://localhost:${port}/api/health/ready`, task);
  return task;
}
