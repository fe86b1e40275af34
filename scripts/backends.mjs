import { requireNode } from './lib/node-version.mjs';
import { portFrom, requireFreePort } from './lib/network.mjs';
import { isStopping, say, stopAll, stopOnSignals } from './lib/processes.mjs';
import { cmsSettings, prepareCms } from './lib/project.mjs';
import { startCms } from './lib/services.mjs';

requireNode();
stopOnSignals();

const cmsPort = portFrom('CMS_PORT', 1337);

try {
  await requireFreePort('CMS_PORT', cmsPort, 'the CMS');
  await prepareCms();
  const content = await startCms({ port: cmsPort, sitePort: portFrom('PORT', 3000) });
  const { WEBHOOK_SECRET, CMS_READ_TOKEN } = cmsSettings();
  say(`The CMS answers at http://localhost:${cmsPort}. The site needs in its environment:`);
  say(`  CONTENT_API_URL=http://localhost:${cmsPort}`);
  say(`  CONTENT_API_TOKEN=${CMS_READ_TOKEN}`);
  say(`  WEBHOOK_SECRET=${WEBHOOK_SECRET}`);
  await content.ended;
} catch (error) {
  if (!isStopping()) {
    console.error(error instanceof Error ? error.message : error);
    await stopAll();
    process.exit(1);
  }
}
