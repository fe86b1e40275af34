import { findChromium } from './lib/chromium.mjs';
import { prepareChat, testChat } from './lib/chat.mjs';
import { prepareEServices, testEServices } from './lib/e-services.mjs';
import { requireNode } from './lib/node-version.mjs';
import { isStopping, run, say, stopAll, stopOnSignals } from './lib/processes.mjs';
import { buildSite, cms, installSite, logFile, npm, prepareCmsForTests } from './lib/project.mjs';

requireNode();
stopOnSignals();

const full = process.argv.includes('--full');
const began = Date.now();
let passed = 0;
let failed = 0;

try {
  await Promise.all([installSite(), prepareCmsForTests(), prepareEServices(), prepareChat()]);
  const chromium = await findChromium();
  await check('Lint', () => local('eslint', ['.', '--max-warnings', '0']));
  await check('Formatting', () => local('prettier', ['--check', '--log-level', 'warn', '.']));
  await check('Types', async () => {
    await local('next', ['typegen']);
    await local('tsc', ['--noEmit']);
  });
  await check('Unit tests and message keys', () => local('jest', ['--ci']));
  await check('CMS contract', () => npm(['test'], cms, 'cms-test'));
  await check('E-services', () => testEServices({ full }));
  await check('Chat hub', testChat);
  await check('Contract of the site with the e-services', () =>
    local('jest', ['--config', 'e2e/contract/jest.config.mjs', '--rootDir', '.', '--ci']),
  );
  await check('Build without any backend', buildSite);
  await check('Journeys and faults in the browser', () =>
    local('playwright', ['test'], { CHROMIUM_PATH: chromium, FULL: full ? '1' : '' }),
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

function local(command, args, env = {}) {
  const quiet = command !== 'playwright';
  return run(process.execPath, [bin(command), ...args], {
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
    log: quiet ? logFile(`test-${command}`) : undefined,
    // Playwright ends its sites and CMSs on the signal that Ctrl-C sends.
    stopSignal: quiet ? 'SIGTERM' : 'SIGINT',
  });
}

function bin(command) {
  const files = {
    eslint: 'eslint/bin/eslint.js',
    prettier: 'prettier/bin/prettier.cjs',
    next: 'next/dist/bin/next',
    tsc: 'typescript/bin/tsc',
    jest: 'jest/bin/jest.js',
    playwright: '@playwright/test/cli.js',
  };
  return `node_modules/${files[command]}`;
}
