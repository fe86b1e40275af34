import path from 'node:path';
import { freePort } from '../../tools/lib/network.mjs';
import { stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';
import { startSite } from '../../tools/lib/services.mjs';
import { copyBuild } from '../../tools/lib/site-copy.mjs';
import { SITE_SETTINGS } from '../../tools/stack/site-settings.mjs';
import { createStackFolder } from '../../tools/stack/stack-folder.mjs';
import { startContentApi } from './content-api.mjs';
import { startSecondService } from './second-service.mjs';

/** Shared with the webhook of the content API. */
export const WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

/**
 * Starts the site in front of the two programs, with no token, no chat hub and no external system.
 * @param {{ name?: string, contentUrl?: string }} [options]
 * `contentUrl` is of another content API
 * @returns {Promise<{ siteUrl: string, contentUrl: string, serviceUrl: string, log: string, stop: () =>
 * Promise<void> }>}
 */
export async function startForeignStack({ name = 'foreign', contentUrl } = {}) {
  const { folder, stops, stop: stopAll } = createStackFolder(name);
  try {
    const contentApi = contentUrl ? undefined : await startContentApi();
    if (contentApi) stops.push(contentApi.stop);
    const secondService = await startSecondService();
    stops.push(secondService.stop);
    const port = await freePort();
    const siteUrl = `http://localhost:${port}`;
    const api = contentApi?.url ?? contentUrl ?? '';
    const siteFolder = path.join(folder, 'site');
    const log = logFile(`e2e-${name}-site-${port}`);
    copyBuild(siteFolder);
    const site = await startSite({
      port,
      folder: siteFolder,
      log,
      env: {
        SITE_URL: siteUrl,
        CONTENT_API_URL: api,
        E_SERVICES_API_URL: secondService.baseUrl,
        WEBHOOK_SECRET,
        ...SITE_SETTINGS,
        DATA_DIR: path.join(folder, 'data'),
        RATE_LIMIT_PER_ADDRESS: '1000000',
        RATE_LIMIT_PER_SESSION: '100000',
      },
    });
    stops.push(() => stop(site, 'SIGKILL'));
    return { siteUrl, contentUrl: api, serviceUrl: secondService.url, log, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
