import { requireNode } from './lib/node-version.mjs';
import { requireFreePort, waitFor } from './lib/network.mjs';
import { backendPorts, requireFreePorts, sitePort } from './lib/ports.mjs';
import { isStopping, print, stopAll, stopOnSignals } from './lib/processes.mjs';
import {
  buildSite,
  cmsSettings,
  installSite,
  logFile,
  prepareAdminPanel,
  prepareCms,
} from './lib/project.mjs';
import { prepareChat, startChat } from './lib/chat.mjs';
import {
  deskSettings,
  prepareEServices,
  sendPreviewMails,
  startEServices,
} from './lib/e-services.mjs';
import { startMailbox } from './samples/mailbox.mjs';
import { startCms, startSite } from './lib/services.mjs';
import { siteSetting } from './lib/site-setting.mjs';
import { signInNote } from './lib/sign-in-note.mjs';
import { startSamples } from './samples/server.mjs';

requireNode();
stopOnSignals();

const port = sitePort();
const ports = backendPorts();
const { cmsPort, eServicesPort, chatPort, samplesPort, deskPort, mailPort } = ports;
const site = `http://localhost:${port}`;
const isNew = !cmsSettings().ADMIN_PASSWORD;

try {
  await requireFreePort('PORT', port, 'the site');
  await requireFreePorts(ports);
  print('Preparing the site and its back ends. The first time takes a few minutes.');
  // The sample mailbox imports packages of the site.
  await installSite();
  const mailbox = await startMailbox({ port: mailPort });
  const eServicesEnv = deskSettings({ deskPort, smtpUrl: mailbox.url, siteUrl: site });
  const [, content, eServices, chat] = await Promise.all([
    buildSite(),
    prepareCms().then(() => startCms({ port: cmsPort, sitePort: port, deskPort })),
    prepareEServices().then(() => startEServices({ port: eServicesPort, env: eServicesEnv })),
    prepareChat().then(() => startChat({ port: chatPort, cmsPort })),
  ]);
  printWhenEnded(content, 'The CMS', 'cms');
  printWhenEnded(eServices, 'The e-services API', 'e-services');
  printWhenEnded(chat, 'The chat hub', 'chat');
  const samples = await startSamples({ port: samplesPort, siteUrl: site, mailbox });
  const running = await startSite({
    port,
    cmsPort,
    eServicesPort,
    chatPort,
    samplesUrl: samples.url,
  });
  await waitFor(`${site}/`);
  await sendPreviewMails({ smtpUrl: mailbox.url, siteUrl: site });
  print(`\nThe site:  ${site}  (English: ${site}/en)`);
  print(`The CMS:   http://localhost:${cmsPort}/admin`);
  print(`  sign-in: ${signInNote(cmsSettings(), { isNew })}`);
  print(`E-services API: http://localhost:${eServicesPort}/e-services-api/openapi.json`);
  print(`Sample systems in place of the external ones: ${samples.url}`);
  print(`Mails to visitors and staff are shown here and not delivered: ${samples.url}/mailbox`);
  if (!siteSetting('CAREERS_URL')) {
    print(
      `  The jobs page shows the site's own form. To send applicants to another system instead: CAREERS_URL=${samples.url}/careers`,
    );
  }
  await offerAdminPanel();
  print('Ctrl-C stops everything.\n');
  await running.ended;
  throw new Error(`The site has exited. See ${logFile('site')}.`);
} catch (error) {
  if (!isStopping()) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    await stopAll();
    process.exit(1);
  }
}

/** The site keeps running without back ends, to show how it degrades. */
function printWhenEnded(task, name, log) {
  void task.ended.then(() => {
    if (isStopping()) return;
    print(`${name} has exited; the site keeps running without it. See ${logFile(log)}.`);
  });
}

/** The panel takes a minute to build, so the site starts first. */
async function offerAdminPanel() {
  await prepareAdminPanel();
  print("The editors' panel is ready.");
}
