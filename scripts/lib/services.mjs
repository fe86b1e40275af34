import { waitFor } from './network.mjs';
import { start } from './processes.mjs';
import { cms, cmsSettings, logFile, next } from './project.mjs';

/** Starts the CMS and waits until it answers. */
export async function startCms({ port, sitePort, log = logFile('cms'), env = {} }) {
  const task = start(process.execPath, ['dist/scripts/start.js'], {
    cwd: cms,
    log,
    env: {
      NODE_ENV: 'production',
      CMS_PORT: String(port),
      SITE_WEBHOOK_URL: `http://localhost:${sitePort}/api/revalidate`,
      ...env,
    },
  });
  await waitFor(`http://localhost:${port}/_health`, task);
  return task;
}

/** What the site needs to know about the CMS beside it. */
export function siteEnvironment({ port, cmsPort }) {
  const { WEBHOOK_SECRET, CMS_READ_TOKEN } = cmsSettings();
  return {
    PORT: String(port),
    CONTENT_API_URL: process.env.CONTENT_API_URL ?? `http://localhost:${cmsPort}`,
    WEBHOOK_SECRET,
    CONTENT_API_TOKEN: CMS_READ_TOKEN,
  };
}

/** Starts the built site and waits until it answers. */
export async function startSite({ port, cmsPort, log = logFile('site'), env = {} }) {
  const task = start(process.execPath, [next, 'start', '-H', 'localhost', '-p', String(port)], {
    log,
    env: { NODE_ENV: 'production', ...siteEnvironment({ port, cmsPort }), ...env },
  });
  await waitFor(`http://localhost:${port}/404`, task);
  return task;
}
