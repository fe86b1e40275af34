import { requireNode } from './lib/node-version.mjs';
import { sitePort } from './lib/ports.mjs';
import { print, runCommand, stopAll } from './lib/processes.mjs';
import { siteEnvironment, startBackends } from './lib/services.mjs';
import { siteSetting } from './lib/site-setting.mjs';

requireNode();

await runCommand(async () => {
  const siteUrl = siteSetting('SITE_URL') ?? `http://localhost:${sitePort()}`;
  const backends = await startBackends({ siteUrl });
  const { cmsPort, eServicesPort, chatPort, samplesUrl } = backends;
  print(`CMS: http://localhost:${cmsPort}`);
  print(`E-services API: http://localhost:${eServicesPort}`);
  print(`Chat hub: http://localhost:${chatPort}/hubs/chat`);
  print(`Sample systems in place of the external ones: ${samplesUrl}`);
  print(`Mails to visitors and staff: ${samplesUrl}/mailbox`);
  print('Environment variables for the site:');
  for (const [name, value] of Object.entries(siteEnvironment(backends))) {
    print(`  ${name}=${value}`);
  }
  await Promise.race([backends.content.ended, backends.eServices.ended, backends.chat.ended]);
  await stopAll();
});
