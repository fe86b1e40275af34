import { requireNode } from './lib/node-version.mjs';
import { backendPorts, requireFreePorts, sitePort } from './lib/ports.mjs';
import { isStopping, print, stopAll, stopOnSignals } from './lib/processes.mjs';
import { cmsSettings, installSite, prepareCms } from './lib/project.mjs';
import { prepareChat, startChat } from './lib/chat.mjs';
import { siteSetting } from './lib/site-setting.mjs';
import {
  deskSettings,
  eServicesToken,
  prepareEServices,
  startEServices,
} from './lib/e-services.mjs';
import { startMailbox } from './samples/mailbox.mjs';
import { contactFormsToken, externalSystems, startCms } from './lib/services.mjs';
import { startSamples } from './samples/server.mjs';

requireNode();
stopOnSignals();

const ports = backendPorts();
const { cmsPort, eServicesPort, chatPort, samplesPort, deskPort, mailPort } = ports;

try {
  await requireFreePorts(ports);
  const siteUrl = siteSetting('SITE_URL') ?? `http://localhost:${sitePort()}`;
  await installSite();
  const mailbox = await startMailbox({ port: mailPort });
  const eServicesEnv = deskSettings({ deskPort, smtpUrl: mailbox.url, siteUrl });
  await Promise.all([prepareCms(), prepareEServices(), prepareChat()]);
  const content = await startCms({ port: cmsPort, sitePort: sitePort(), deskPort });
  const eServices = await startEServices({ port: eServicesPort, env: eServicesEnv });
  const chat = await startChat({ port: chatPort, cmsPort });
  const samples = await startSamples({ port: samplesPort, siteUrl, mailbox });
  const { WEBHOOK_SECRET, CMS_READ_TOKEN, CMS_PREVIEW_TOKEN, PREVIEW_SECRET } = cmsSettings();
  print(`CMS: http://localhost:${cmsPort}`);
  print(`E-services API: http://localhost:${eServicesPort}`);
  print(`Chat hub: http://localhost:${chatPort}/hubs/chat`);
  print(`Sample systems in place of the external ones: ${samples.url}`);
  print(`Mails to visitors and staff: ${samples.url}/mailbox`);
  print('Environment variables for the site:');
  print(`  CONTENT_API_URL=http://localhost:${cmsPort}`);
  print(`  CHAT_HUB_URL=http://localhost:${chatPort}/hubs/chat`);
  print(`  E_SERVICES_API_URL=http://localhost:${eServicesPort}/e-services-api`);
  print(`  E_SERVICES_TOKEN=${eServicesToken}`);
  print(`  CONTENT_API_TOKEN=${CMS_READ_TOKEN}`);
  print(`  WEBHOOK_SECRET=${WEBHOOK_SECRET}`);
  print(`  CMS_PUBLIC_URL=http://localhost:${cmsPort}`);
  print(`  CONTENT_PREVIEW_TOKEN=${CMS_PREVIEW_TOKEN}`);
  print(`  PREVIEW_SECRET=${PREVIEW_SECRET}`);
  for (const [name, address] of Object.entries(externalSystems(samples.url))) {
    print(`  ${name}=${address}`);
  }
  const formsToken = contactFormsToken();
  if (formsToken) {
    print('  CONTACT_FORM_TARGET=content');
    print(`  CONTENT_FORMS_TOKEN=${formsToken}`);
  }
  await Promise.race([content.ended, eServices.ended, chat.ended]);
  await stopAll();
} catch (error) {
  if (!isStopping()) {
    console.error(error instanceof Error ? error.message : error);
    await stopAll();
    process.exit(1);
  }
}
