import { findChromium } from './lib/chromium.mjs';
import { findNginx, testEdge } from './lib/edge.mjs';
import { prepareChat, testChat } from './lib/chat.mjs';
import { testContainerImages } from './lib/containers.mjs';
import { prepareEServices, testEServices } from './lib/e-services.mjs';
import { buildAndTestGallery } from './lib/gallery.mjs';
import { requireNode } from './lib/node-version.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { isStopping, say, stopAll, stopOnSignals } from './lib/processes.mjs';
import {
  buildSite,
  cms,
  installSite,
  installValidators,
  npm,
  prepareAdminPanel,
  prepareCmsForTests,
} from './lib/project.mjs';
import { requireRedis } from './lib/redis.mjs';
import { LINT_CHECKS, checkWith } from './lib/tools.mjs';

requireNode();
stopOnSignals();

const full = process.argv.includes('--full');
const began = Date.now();
/** How much of a failed check's output stands at the end, where somebody looks first. */
const LINES_AT_THE_END = 15;
/** Name, outcome, seconds and fault of each finished check. */
const results = [];
let checks = 0;

try {
  const start = Date.now();
  await Promise.all([installSite(), prepareCmsForTests(), prepareEServices(), prepareChat()]);
  await requireRedis();
  await findPostgres();
  const chromium = await findChromium();
  await findNginx();
  // The types of the routes: lint, the type check and the build read them.
  await checkWith('next', ['typegen']);
  say(`Installed and compiled in ${secondsSince(start)} s.`);

  // The checks of a lane run one after the other, the lanes side by side.
  const code = [
    ...LINT_CHECKS.map(([name, program, args]) => [name, () => checkWith(program, args)]),
    ['Types', () => checkWith('tsc', ['--noEmit', '--incremental', 'false'])],
    ['Unit tests and message keys', () => checkWith('jest', ['--ci'])],
    [
      "The editors' text editor",
      () =>
        checkWith('jest', [
          ...['--config', 'backends/cms/test/html/jest.config.mjs'],
          ...['--rootDir', '.', '--ci'],
        ]),
    ],
    ['Component gallery', () => buildAndTestGallery({ chromium, full })],
    ['Chat hub', testChat],
    ['Edge', testEdge],
    [
      'Contracts of the e-services API and the chat hub',
      () =>
        checkWith('jest', ['--config', 'e2e/contract/jest.config.mjs', '--rootDir', '.', '--ci']),
    ],
  ];
  const programs = [
    ['Build without a backend', buildSite],
    ['Secrets in the built client files', () => checkWith('secrets', ['--built'])],
    ['Advisories that the registry knows', () => checkWith('dependencies', ['--online'])],
    ['Bill of materials', () => checkWith('sbom', [])],
    ["Editors' panel", prepareAdminPanel],
    ['CMS contract', () => npm(['test'], cms, 'cms-test')],
    ['E-services API', () => testEServices({ full })],
  ];
  // Each of them wants the machine for itself.
  const alone = [
    ['Drill: visitors while programs break', () => checkWith('drill', ['--short'])],
    [
      'Journeys and faults in the browser',
      () => checkWith('playwright', ['test'], { CHROMIUM_PATH: chromium, FULL: full ? '1' : '' }),
    ],
  ];
  if (full) {
    const fuzz = ['test', '--config', 'e2e/fuzz/playwright.config.ts'];
    alone.push(['Generated requests', () => checkWith('playwright', fuzz)]);
    const validators = ['test', '--config', 'e2e/validators/playwright.config.ts'];
    alone.push([
      'Validators',
      async () => {
        await installValidators();
        await checkWith('playwright', validators, { CHROMIUM_PATH: chromium });
      },
    ]);
    alone.push(['Container images', testContainerImages]);
  }
  checks = code.length + programs.length + alone.length;
  await Promise.all([runInOrder(code), runInOrder(programs)]);
  await runInOrder(alone);
} catch (error) {
  if (isStopping()) await new Promise(() => {});
  results.push({ name: 'Preparation', passed: false, seconds: secondsSince(began), fault: error });
  console.error(messageOf(error));
}
await stopAll();
const failed = results.filter(({ passed }) => !passed);
for (const { name, fault } of failed) {
  say(`\n${name}:\n${lastLines(fault)}`);
}
say('\nSeconds per check:');
for (const { name, passed, seconds } of results) {
  say(`${String(seconds).padStart(5)}  ${name}${passed ? '' : '  FAILED'}`);
}
say(`\nDone in ${secondsSince(began)} seconds.`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

async function runInOrder(lane) {
  for (const [name, work] of lane) await check(name, work);
}

async function check(name, work) {
  const start = Date.now();
  say(`${name} …`);
  let fault;
  try {
    await work();
  } catch (error) {
    if (isStopping()) throw error;
    fault = error;
  }
  const seconds = secondsSince(start);
  results.push({ name, passed: !fault, seconds, fault });
  const outcome = fault ? 'FAILED after' : 'passed in';
  say(`[${results.length}/${checks}] ${name}: ${outcome} ${seconds} s`);
  if (fault) console.error(messageOf(fault));
}

function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

function lastLines(error) {
  return messageOf(error).split('\n').slice(-LINES_AT_THE_END).join('\n');
}

function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000);
}
