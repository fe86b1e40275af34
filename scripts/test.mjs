import { findChromium } from './lib/chromium.mjs';
import { prepareChat, testChat } from './lib/chat.mjs';
import { prepareEServices, testEServices } from './lib/e-services.mjs';
import { requireNode } from './lib/node-version.mjs';
import { isStopping, say, stopAll, stopOnSignals } from './lib/processes.mjs';
import { buildSite, cms, installSite, npm, prepareCmsForTests } from './lib/project.mjs';
import { LINT_CHECKS, checkWith } from './lib/tools.mjs';

requireNode();
stopOnSignals();

const full = process.argv.includes('--full');
const began = Date.now();
let passed = 0;
let failed = 0;

try {
  await Promise.all([installSite(), prepareCmsForTests(), prepareEServices(), prepareChat()]);
  const chromium = await findChromium();
  for (const [name, program, args] of LINT_CHECKS)
    await check(name, () => checkWith(program, args));
  await check('Types', async () => {
    await checkWith('next', ['typegen']);
    await checkWith('tsc', ['--noEmit']);
  });
  await check('Unit tests and message keys', () => checkWith('jest', ['--ci']));
  await check('CMS contract', () => npm(['test'], cms, 'cms-test'));
  await check('E-services API', () => testEServices({ full }));
  await check('Chat hub', testChat);
  await check('Contract between the site and the e-services API', () =>
    checkWith('jest', ['--config', 'e2e/contract/jest.config.mjs', '--rootDir', '.', '--ci']),
  );
  await check('Build without a backend', buildSite);
  await check('Journeys and faults in the browser', () =>
    checkWith('playwright', ['test'], { CHROMIUM_PATH: chromium, FULL: full ? '1' : '' }),
  );
} catch (error) {
  if (isStopping()) await new Promise(() => {});
  failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
await stopAll();
say(`\nDone in ${Math.round((Date.now() - began) / 1000)} seconds.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function check(name, work) {
  const start = Date.now();
  say(`${name} …`);
  try {
    await work();
    passed += 1;
    say(`${name}: passed in ${Math.round((Date.now() - start) / 1000)} s`);
  } catch (error) {
    if (isStopping()) throw error;
    failed += 1;
    console.error(`${name}: FAILED\n${error instanceof Error ? error.message : error}`);
  }
}
