import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, waitFor } from '../../tools/lib/network.mjs';
import { start, stop } from '../../tools/lib/processes.mjs';
import { logFile, siteServer } from '../../tools/lib/project.mjs';
import { copyBuild } from '../../tools/lib/site-copy.mjs';
import { startContentApi } from './content-api.mjs';
import { startSecondService } from './second-service.mjs';

/** Shared with the webhook of the content API. */
export const WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

/**
 * Starts the site in front of the two programs, with no token, no chat hub and no external system.
 * @param {{ name?: string, content?: Parameters<typeof startContentApi>[0], service?: Parameters<typeof
 * startSecondService>[0], contentUrl?: string, settings?: Record<string, string> }} [options]
 * `contentUrl` is of another content API
 * @returns {Promise<{ siteUrl: string, contentUrl: string, serviceUrl: string, log: string, stop: () =>
 * Promise<void> }>}
 */
export async function startForeignStack(options = {}) {
  const { name = 'foreign', content, service, contentUrl, settings } = options;
  const folder = mkdtempSync(path.join(tmpdir(), `ports-${name}-`));
  const removeFolder = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.once('exit', removeFolder);
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const stopAll = async () => {
    await Promise.all(stops.map((stopOne) => stopOne()));
    removeFolder();
    process.off('exit', removeFolder);
  };
  try {
    const contentApi = contentUrl ? undefined : await startContentApi(content);
    if (contentApi) stops.push(contentApi.stop);
    const secondService = await startSecondService(service);
    stops.push(secondService.stop);
    const port = await freePort();
    const siteUrl = `http://localhost:${port}`;
    const api = contentApi?.url ?? contentUrl ?? '';
    const siteFolder = path.join(folder, 'site');
    const log = logFile(`e2e-${name}-site-${port}`);
    copyBuild(siteFolder);
    const site = start(process.execPath, [siteServer], {
      cwd: siteFolder,
      log,
      env: {
        PORT: String(port),
        SITE_URL: siteUrl,
        CONTENT_API_URL: api,
        E_SERVICES_API_URL: secondService.baseUrl,
        WEBHOOK_SECRET,
        TRUSTED_PROXIES: '127.0.0.1,::1',
        DATA_DIR: path.join(folder, 'data'),
        WARM_UP: 'off',
        // All workers of the tests share one IP address and start with cold caches.
        RATE_LIMIT_UNCACHED_PAGES: '1000000',
        RATE_LIMIT_PER_ADDRESS: '1000000',
        RATE_LIMIT_PER_SESSION: '100000',
        RATE_LIMIT_OPEN_DATA: '1000000',
        UPLOADS_PER_ADDRESS: '100',
        // On a busy machine a slow back end must not count as hanging.
        CONTENT_API_TIMEOUT_MS: '10000',
        E_SERVICES_API_TIMEOUT_MS: '10000',
        E_SERVICES_SHORT_TIMEOUT_MS: '10000',
        ...settings,
      },
    });
    stops.push(() => stop(site, 'SIGKILL'));
    await waitFor(`${siteUrl}/api/health/ready`, site);
    return { siteUrl, contentUrl: api, serviceUrl: secondService.url, log, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
