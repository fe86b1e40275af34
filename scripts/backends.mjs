import { requireNode } from './lib/node-version.mjs';
import { portFrom, requireFreePort } from './lib/network.mjs';
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

const cmsPort = portFrom('CMS_PORT', 1337);
const eServicesPort = portFrom('E_SERVICES_PORT', 4000);
const chatPort = portFrom('CHAT_PORT', 5000);
const samplesPort = portFrom('SAMPLES_PORT', 4100);
const deskPort = portFrom('DESK_PORT', 4001);
const mailPort = portFrom('MAIL_PORT', 4125);

try {
  await requireFreePort('CMS_PORT', cmsPort, 'the CMS');
  await requireFreePort('E_SERVICES_PORT', eServicesPort, 'the e-services API');
  await requireFreePort('CHAT_PORT', chatPort, 'the chat hub');
  await requireFreePort('SAMPLES_PORT', samplesPort, 'the sample systems');
  await requireFreePort('DESK_PORT', deskPort, 'the desk');
  await requireFreePort('MAIL_PORT', mailPort, 'the sample mailbox');
  const siteUrl = siteSetting('SITE_URL') ?? `http://localhost:${portFrom('PORT', 3000)}`;
  await installSite();
  const mailbox = await startMailbox({ port: mailPort });
  const eServicesEnv = deskSettings({ deskPort, smtpUrl: mailbox.url, siteUrl });
  await Promise.all([prepareCms(), prepareEServices(), prepareChat()]);
  const content = await startCms({ port: cmsPort, sitePort: portFrom('PORT', 3000), deskPort });
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
  say(`  E_SERVICES_API_URL=http://localhost:${eServicesPort}`);
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
