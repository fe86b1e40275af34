import { requireNode } from './lib/node-version.mjs';
import { requireFreePort } from './lib/network.mjs';
import { sitePort } from './lib/ports.mjs';
import { print, runCommand, start } from './lib/processes.mjs';
import { copyMapWorkers } from './map/copy-workers.mjs';
import { compileServer, siteServer } from './lib/project.mjs';
import { siteEnvironment, startBackends } from './lib/services.mjs';

requireNode();

const port = sitePort();
const siteUrl = `http://localhost:${port}`;

await runCommand(async () => {
  await requireFreePort('PORT', port, 'the site');
  const backends = await startBackends({ siteUrl });
  print(
    `The CMS is at http://localhost:${backends.cmsPort}, the e-services API at http://localhost:${backends.eServicesPort}; the site will be at ${siteUrl}.`,
  );
  copyMapWorkers();
  await compileServer();
  const env = { NODE_ENV: 'development', PORT: String(port), ...siteEnvironment(backends) };
  await start(process.execPath, [siteServer], { env }).ended;
});
