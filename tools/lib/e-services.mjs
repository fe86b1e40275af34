import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { waitFor } from './network.mjs';
import { root, run, start } from './processes.mjs';
import { logFile, npm, prepareBackend } from './project.mjs';

const folder = path.join(root, 'backends/e-services');

/** E_SERVICES_TOKEN of this process and its children. */
export const eServicesToken = (process.env.E_SERVICES_TOKEN ||=
  randomBytes(32).toString('base64url'));

/** DESK_TOKEN of this process and its children. */
export const deskToken = (process.env.DESK_TOKEN ||= randomBytes(32).toString('base64url'));

/**
 * Settings that enable the desk and outgoing mail.
 * @param {{ deskPort: number, smtpUrl: string, siteUrl: string }} options
 */
export function deskSettings({ deskPort, smtpUrl, siteUrl }) {
  return {
    DESK_PORT: String(deskPort),
    DESK_TOKEN: deskToken,
    // The demo has no scanner, and no real files.
    DESK_UNSCANNED_FILES: 'on',
    SMTP_URL: process.env.SMTP_URL ?? smtpUrl,
    MAIL_FROM: process.env.MAIL_FROM ?? 'no-reply@ports.example',
    DESK_MAIL: process.env.DESK_MAIL ?? 'staff@ports.example',
    SITE_URL: siteUrl,
  };
}

/** Installs and compiles the e-services API. It seeds its own database at its first start. */
export const prepareEServices = () => prepareBackend('e-services', 'the e-services API');

/**
 * Runs the compiled tests of the e-services API; does not compile, because other checks run it
 * meanwhile. `full`: more kills, and all tests with the embedded database too.
 */
export async function testEServices({ full }) {
  const env = full ? { EACH_DATABASE: 'on', KILL_ROUNDS: '20' } : {};
  await npm(['run', 'test:built'], folder, 'e-services-test', env);
}

/**
 * Sends every kind of mail with made-up content to a sample mailbox.
 * @param {{ smtpUrl: string, siteUrl: string }} options
 */
export async function sendPreviewMails({ smtpUrl, siteUrl }) {
  await run(process.execPath, ['dist/src/tool/preview-mails.js'], {
    cwd: folder,
    env: { SMTP_URL: smtpUrl, SITE_URL: siteUrl },
    quiet: true,
  });
}

/** Starts the e-services API and resolves when it is healthy; fails after `seconds`. */
export async function startEServices({
  port,
  log = logFile('e-services'),
  env = {},
  seconds = 120,
}) {
  const task = start(process.execPath, ['dist/src/start.js'], {
    cwd: folder,
    log,
    env: {
      NODE_ENV: 'production',
      E_SERVICES_PORT: String(port),
      E_SERVICES_TOKEN: eServicesToken,
      CLAMD_ADDRESS: process.env.CLAMD_ADDRESS ?? 'off',
      DESK_TOKEN: 'off',
      SMTP_URL: 'off',
      ...env,
    },
  });
  await waitFor(`http://localhost:${port}/e-services-api/health/ready`, task, seconds);
  return task;
}
