import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEdge } from '../../../tools/lib/edge.mjs';
import { freePort } from '../../../tools/lib/network.mjs';
import { stop } from '../../../tools/lib/processes.mjs';
import { logFile } from '../../../tools/lib/project.mjs';
import { Redis } from '../../support/redis';
import { Stack } from '../../support/stack';
import { withStack } from '../../support/stack-fixture';

export { expect } from '@playwright/test';

/** A published article of the sample content. */
export const ARTICLE = 'jeddah-largest-container-ship';

async function startInstances() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ports-instances-edge-'));
  const redis = await Redis.start();
  const stack = await Stack.start('instances', {
    site: { REDIS_URL: redis.url },
  });
  const sites = [stack.siteUrl, await stack.startFurtherSite(), await stack.startFurtherSite()];
  const edge = await startEdge({
    ...{ sites: [stack.sitePort], port: await freePort(), chatPort: stack.chatPort, folder },
    log: logFile('e2e-instances-nginx'),
  });
  return { stack, redis, sites, edge, folder };
}

/** Playwright's test with three instances that share a Redis, and nginx before the first. */
export const test = withStack(startInstances, async ({ stack, redis, edge, folder }) => {
  await stop(edge, 'SIGQUIT');
  await stack.stop();
  await redis.kill();
  rmSync(folder, { recursive: true, force: true });
});
