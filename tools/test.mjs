import { startSharedStack } from './stack/shared-stack.mjs';
import { findChromium } from './lib/chromium.mjs';
import { findNginx, testEdge } from './lib/edge.mjs';
import { prepareChat, testChat } from './lib/chat.mjs';
import { prepareEServices, testEServices } from './lib/e-services.mjs';
import { buildAndTestGallery } from './lib/gallery.mjs';
import { requireNode } from './lib/node-version.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { isStopping, print, run, stopAll, stopOnSignals } from './lib/processes.mjs';
import {
  buildSite,
  cms,
  installSite,
  installValidators,
  logFile,
  npm,
  prepareAdminPanel,
  prepareCmsForTests,
} from './lib/project.mjs';
import { requireRedis } from './lib/redis.mjs';
import { failedTests, readTexts, slowestTests } from './lib/test-output.mjs';
import { runTasks } from './lib/task-runner.mjs';
import { LINT_CHECKS, checkWith } from './lib/tools.mjs';

/** Lines of a failed part's output repeated at the end. */
const LINES_OF_A_FAILURE = 25;
const MAX_NAMES = 5;
const SLOWEST = 10;

requireNode();
stopOnSignals();

const full = process.argv.includes('--full');
const half = process.argv
  .find((argument) => argument.startsWith('--half='))
  ?.slice('--half='.length);
if (half && (!full || !['1', '2'].includes(half))) {
  console.error('Use "npm run test:full -- --half=1" and "npm run test:full -- --half=2".');
  process.exit(1);
}
/** Test level for back ends and browser tests. */
const FULL = full ? '1' : '';
const began = Date.now();
let chromium = '';
/** Addresses and folders of the stack shared by the HTTP suite and the browser. */
let stack = {};

const SITE = 'Site: packages';
const CMS = 'CMS: packages, setup';
const E_SERVICES = 'E-services: packages';
const CHAT = 'Chat hub: packages';
const PROGRAMS = 'Redis, Postgres, nginx, Chromium';
const BUILD = 'Site: build without back ends';
const PANEL = "CMS: editors' panel";
const STACK = 'Site with its back ends: start';
const ALL = [SITE, CMS, E_SERVICES, CHAT, PROGRAMS];

const preparation = [
  {
    name: SITE,
    run: async () => {
      await installSite();
      // Generates the route types for lint, type check and build.
      await checkWith('next', ['typegen']);
    },
  },
  { name: CMS, run: prepareCmsForTests },
  { name: E_SERVICES, run: prepareEServices },
  { name: CHAT, run: prepareChat },
  {
    name: PROGRAMS,
    needs: [SITE],
    run: async () => {
      await requireRedis();
      await findPostgres();
      chromium = await findChromium();
      await findNginx();
    },
  },
];

const builds = [
  { name: BUILD, needs: [SITE], run: buildSite },
  {
    name: 'Secrets in the built client files',
    needs: [BUILD],
    run: () => checkWith('secrets', ['--built']),
  },
  { name: PANEL, needs: [CMS], run: prepareAdminPanel },
];

const start = [
  {
    name: STACK,
    needs: [...ALL, BUILD],
    run: async () => {
      stack = (await startSharedStack()).env;
    },
  },
];

/** Short tasks last: the browser needs both slots, and a long task would keep one idle. */
const checks = [
  ...LINT_CHECKS.map(([name, program, args]) => ({
    name,
    needs: [SITE, CMS, E_SERVICES, CHAT],
    run: () => checkWith(program, args),
  })),
  {
    name: 'Types',
    needs: [SITE, CMS],
    run: async () => {
      // Several checkers repeat each other's work.
      const options = ['--noEmit', '--incremental', 'false', '--checkers', '1'];
      await checkWith('tsc', options);
      await checkWith('tsc', [...options, '-p', 'backends/cms/test/wording']);
      await checkWith('tsc', [...options, '-p', 'backends/cms/src/admin']);
    },
  },
  {
    name: 'Advisories that the registry lists',
    needs: ALL,
    run: () => checkWith('dependencies', ['--online']),
  },
  {
    name: 'Unit tests',
    needs: [SITE, CMS, PROGRAMS],
    run: () => jest('test-unit'),
    log: 'test-unit',
  },
  {
    name: 'CMS: contract',
    needs: ALL,
    run: () => npm(['run', 'test:built'], cms, 'cms-test', { FULL }),
    log: 'cms-test',
  },
  {
    name: 'E-services: API',
    needs: ALL,
    run: () => testEServices({ full }),
    log: 'e-services-test',
  },
  {
    name: 'HTTP',
    needs: [STACK],
    run: () => jest('test-http', 'e2e/http/jest.config.mjs', { ...stack, FULL }),
    log: 'test-http',
  },
  {
    name: 'In front of other back ends',
    needs: [SITE, BUILD],
    run: () => jest('test-foreign', 'e2e/foreign/jest.config.mjs', { FULL }),
    log: 'test-foreign',
  },
  { name: 'Component gallery', needs: ALL, run: () => buildAndTestGallery({ chromium, full }) },
  {
    name: 'Contracts of e-services and chat hub',
    needs: ALL,
    run: () => jest('test-contracts', 'e2e/contract/jest.config.mjs'),
    log: 'test-contracts',
  },
  {
    name: "CMS: editors' text editor",
    needs: [SITE, CMS],
    run: () => jest('test-text-editor', 'backends/cms/test/html/jest.config.mjs'),
    log: 'test-text-editor',
  },
  { name: 'Chat hub: API', needs: ALL, run: testChat, log: 'chat-test' },
  { name: 'Edge', needs: [...ALL, BUILD], run: () => testEdge({ full }), log: 'edge-tests' },
];

/** The drill and the containers need the whole machine. */
const slowChecks = [
  { name: 'Bill of materials', needs: ALL, run: () => checkWith('sbom', []) },
  {
    name: 'CMS: contract on Postgres',
    needs: ALL,
    run: () =>
      run(process.execPath, ['../../tools/cms-postgres.mjs'], {
        cwd: cms,
        log: logFile('cms-test-postgres'),
      }),
    log: 'cms-test-postgres',
  },
  {
    name: 'Drill',
    needs: [...ALL, BUILD],
    alone: true,
    run: () => checkWith('drill', ['--short']),
  },
  {
    name: 'Containers',
    needs: [...ALL, BUILD],
    alone: true,
    run: () => checkWith('containers', []),
  },
  {
    name: 'In front of a stock Strapi',
    needs: [...ALL, BUILD],
    alone: true,
    run: () =>
      jest(
        'test-stock-strapi',
        'e2e/foreign/jest.config.mjs',
        { CONTENT_KIND: 'strapi' },
        ['pages', 'links', 'forms', 'searches'].map((name) => `foreign/${name}.test`),
      ),
    log: 'test-stock-strapi',
  },
];

const browser = [
  {
    name: 'Browser',
    needs: [STACK, PANEL],
    alone: true,
    run: () => playwright('test-browser', [], stack),
    log: 'test-browser',
  },
];

const slowBrowser = [
  {
    name: 'Browser in front of other back ends',
    needs: [...ALL, BUILD],
    alone: true,
    run: () => playwright('test-foreign-browser', ['--config', 'e2e/foreign/playwright.config.ts']),
  },
  {
    name: 'Generated requests',
    needs: [...ALL, BUILD],
    alone: true,
    run: () => playwright('test-fuzz', ['--config', 'e2e/fuzz/playwright.config.ts']),
  },
  {
    name: 'Validators',
    needs: [...ALL, BUILD],
    alone: true,
    run: async () => {
      await installValidators();
      await playwright('test-validators', ['--config', 'e2e/validators/playwright.config.ts']);
    },
  },
];

const tasks = [
  ...preparation,
  ...builds,
  ...start,
  ...(half === '2' ? [] : checks),
  ...(half === '1' ? [] : browser),
  ...(full && half !== '2' ? slowChecks : []),
  ...(full && half !== '1' ? slowBrowser : []),
];

let ended = 0;
const results = await runTasks(tasks, {
  slots: 2,
  isCancelled: isStopping,
  onEnd: ({ name, passed, seconds }) => {
    if (isStopping()) return;
    ended += 1;
    const place = `[${String(ended).padStart(2)}/${tasks.length}]`;
    const outcome = passed ? `${seconds} s` : `FAILED after ${seconds} s`;
    print(`${place} ${String(secondsSince(began)).padStart(5)} s  ${name}: ${outcome}`);
  },
});
if (isStopping()) await new Promise(() => {});
await stopAll();

const logs = tasks.flatMap(({ log }) => (log ? [logFile(log)] : []));
const slowest = slowestTests(readTexts(logs), SLOWEST);
if (slowest.length > 0) print('\nSlowest tests, in seconds:');
for (const { name, seconds } of slowest) print(`${seconds.toFixed(1).padStart(6)}  ${name}`);

const failed = results.filter(({ passed }) => !passed);
for (const { name, fault } of failed) print(`\n${name}:\n${lastLines(fault)}`);
print(`\nDone in ${secondsSince(began)} seconds.`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
for (const { name, fault } of failed) {
  console.log(`FAILED: ${name}`);
  for (const test of failedTests(String(fault), MAX_NAMES)) console.log(`  ${test}`);
}
process.exit(failed.length === 0 ? 0 : 1);

function jest(log, config, env, files = []) {
  const own = config ? ['--config', config, '--rootDir', '.'] : [];
  // In worker processes, which Jest kills: in-process, a leaked timer would keep it running.
  const args = [...own, '--ci', '--verbose', '--maxWorkers=2', ...files];
  return checkWith('jest', args, { env, log });
}

function playwright(log, args, env = {}) {
  return checkWith('playwright', ['test', '--reporter=list,html', ...args], {
    env: { ...env, CHROMIUM_PATH: chromium, FULL, PLAYWRIGHT_HTML_OPEN: 'never' },
    log,
  });
}

function lastLines(fault) {
  const message = fault instanceof Error ? fault.message : String(fault);
  return message.split('\n').slice(-LINES_OF_A_FAILURE).join('\n');
}

function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000);
}
