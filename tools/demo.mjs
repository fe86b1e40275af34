import { requireNode } from './lib/node-version.mjs';
import { requireFreePort, waitFor } from './lib/network.mjs';
import { backendPorts, requireFreePorts, sitePort } from './lib/ports.mjs';
import { isStopping, print, runCommand } from './lib/processes.mjs';
import { buildSite, cmsSettings, installSite, logFile, prepareAdminPanel } from './lib/project.mjs';
import { sendPreviewMails } from './lib/e-services.mjs';
import { siteEnvironment, startBackends, startSite } from './lib/services.mjs';
import { siteSetting } from './lib/site-setting.mjs';
import { signInNote } from './lib/sign-in-note.mjs';

requireNode();

const port = sitePort();
const site = `http://localhost:${port}`;
const isNew = !cmsSettings().ADMIN_PASSWORD;

await runCommand(async () => {
  await requireFreePort('PORT', port, 'the site');
  await requireFreePorts(backendPorts());
  print('Preparing the site and its back ends. The first time takes a few minutes.');
  await installSite();
  const [backends] = await Promise.all([startBackends({ siteUrl: site }), buildSite()]);
  const { cmsPort, eServicesPort, mailbox, samplesUrl } = backends;
  printWhenEnded(backends.content, 'The CMS', 'cms');
  printWhenEnded(backends.eServices, 'The e-services API', 'e-services');
  printWhenEnded(backends.chat, 'The chat hub', 'chat');
  const running = await startSite({ port, env: siteEnvironment(backends) });
  await waitFor(`${site}/`);
  await sendPreviewMails({ smtpUrl: mailbox.url, siteUrl: site });
  print(`\nThe site:  ${site}  (English: ${site}/en)`);
  print(`The CMS:   http://localhost:${cmsPort}/admin`);
  print(`  sign-in: ${signInNote(cmsSettings(), { isNew })}`);
  print(`E-services API: http://localhost:${eServicesPort}/e-services-api/openapi.json`);
  print(`Sample systems in place of the external ones: ${samplesUrl}`);
  print(`Mails to visitors and staff are shown here and not delivered: ${samplesUrl}/mailbox`);
  if (!siteSetting('CAREERS_URL')) {
    print(
      `  The jobs page shows the site's own form. To send applicants to another system instead: CAREERS_URL=${samplesUrl}/careers`,
    );
  }
  // The panel takes a minute to build, so the site starts first.
  await prepareAdminPanel();
  print("The editors' panel is ready.");
  print('Ctrl-C stops everything.\n');
  await running.ended;
  throw new Error(`The site has exited. See ${logFile('site')}.`);
});

/** The site keeps running without back ends, to show how it degrades. */
function printWhenEnded(task, name, log) {
  void task.ended.then(() => {
    if (isStopping()) return;
    print(`${name} has exited; the site keeps running without it. See ${logFile(log)}.`);
  });
}
