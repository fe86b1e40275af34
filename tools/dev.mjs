import { requireNode } from './lib/node-version.mjs';
import { requireFreePort } from './lib/network.mjs';
import { backendPorts, requireFreePorts, sitePort } from './lib/ports.mjs';
import { isStopping, print, start, stopAll, stopOnSignals } from './lib/processes.mjs';
import { copyMapWorkers } from './map/copy-workers.mjs';
import { compileServer, installSite, prepareCms, siteServer } from './lib/project.mjs';
import { prepareChat, startChat } from './lib/chat.mjs';
import { deskSettings, prepareEServices, startEServices } from './lib/e-services.mjs';
import { startMailbox } from './samples/mailbox.mjs';
import { siteEnvironment, startCms } from './lib/services.mjs';
import { startSamples } from './samples/server.mjs';

requireNode();
stopOnSignals();

const port = sitePort();
const ports = backendPorts();
const { cmsPort, eServicesPort, chatPort, samplesPort, deskPort, mailPort } = ports;

try {
  await requireFreePort('PORT', port, 'the site');
  await requireFreePorts(ports);
  await installSite();
  const mailbox = await startMailbox({ port: mailPort });
  const eServicesEnv = deskSettings({
    deskPort,
    smtpUrl: mailbox.url,
    siteUrl: `http://localhost:${port}`,
  });
  await Promise.all([
    prepareCms().then(() => startCms({ port: cmsPort, sitePort: port, deskPort })),
    prepareEServices().then(() => startEServices({ port: eServicesPort, env: eServicesEnv })),
    prepareChat().then(() => startChat({ port: chatPort, cmsPort })),
  ]);
  print(
    `The CMS is at http://localhost:${cmsPort}, the e-services API at http://localhost:${eServicesPort}; the site will be at http://localhost:${port}.`,
  );
  const samples = await startSamples({
    port: samplesPort,
    siteUrl: `http://localhost:${port}`,
    mailbox,
  });
  copyMapWorkers();
  await compileServer();
  const site = start(process.execPath, [siteServer], {
    env: {
      NODE_ENV: 'development',
      ...siteEnvironment({
        port,
        cmsPort,
        eServicesPort,
        chatPort,
        samplesUrl: samples.url,
      }),
    },
  });
  await site.ended;
} catch (error) {
  if (!isStopping()) {
    console.error(error instanceof Error ? error.message : error);
    await stopAll();
    process.exit(1);
  }
}
