import { requireNode } from './lib/node-version.mjs';
import { backendPorts, requireFreePorts, sitePort } from './lib/ports.mjs';
import { isStopping, say, stopAll, stopOnSignals } from './lib/processes.mjs';
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
  say(`CMS: http://localhost:${cmsPort}`);
  say(`E-services API: http://localhost:${eServicesPort}`);
  say(`Chat hub: http://localhost:${chatPort}/hubs/chat`);
  say(`Sample systems in place of the external ones: ${samples.url}`);
  say(`Mails to visitors and staff: ${samples.url}/mailbox`);
  say('Environment variables for the site:');
  say(`  CONTENT_API_URL=http://localhost:${cmsPort}`);
  say(`  CHAT_HUB_URL=http://localhost:${chatPort}/hubs/chat`);
  say(`  E_SERVICES_API_URL=http://localhost:${eServicesPort}/e-services-api`);
  say(`  E_SERVICES_TOKEN=${eServicesToken}`);
  say(`  CONTENT_API_TOKEN=${CMS_READ_TOKEN}`);
  say(`  WEBHOOK_SECRET=${WEBHOOK_SECRET}`);
  say(`  CMS_PUBLIC_URL=http://localhost:${cmsPort}`);
  say(`  CONTENT_PREVIEW_TOKEN=${CMS_PREVIEW_TOKEN}`);
  say(`  PREVIEW_SECRET=${PREVIEW_SECRET}`);
  for (const [name, address] of Object.entries(externalSystems(samples.url))) {
    say(`  ${name}=${address}`);
  }
  const formsToken = contactFormsToken();
  if (formsToken) {
    say('  CONTACT_FORM_TARGET=content');
    say(`  CONTENT_FORMS_TOKEN=${formsToken}`);
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
