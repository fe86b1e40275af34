import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyMapWorkers } from '../map/copy-workers.mjs';
import { readEnvFile } from './env-file.mjs';
import { listenForRequests } from './network.mjs';
import { root, run, print } from './processes.mjs';
import { serverActionsKey } from './server-actions-key.mjs';
import { onceFor } from './stamps.mjs';

/** Folder of the CMS. */
export const cms = path.join(root, 'backends/cms');

export const SITE_SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'packages',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

const logs = path.join(root, '.data', 'logs');

/** Path of the log file of a step or a program. */
export function logFile(name) {
  return path.join(logs, `${name}.log`);
}

/**
 * Installs the packages of a folder below the root if its lockfile has changed. Install scripts are off
 * (`ignore-scripts` in .npmrc); `compile:native` of package.json compiles the allowed ones.
 */
async function installOnce(name, folder, description) {
  await onceFor(
    {
      name: `install-${name}`,
      inputs: [path.join(folder, 'package-lock.json')],
      output: path.join(folder, 'node_modules'),
    },
    async () => {
      print(`Installing the packages of ${description}.`);
      const full = path.join(root, folder);
      // Retries a silent connection; npm's default timeout is 5 minutes.
      await npm(['ci', '--fetch-timeout=60000'], full, `install-${name}`);
      const { scripts = {} } = JSON.parse(readFileSync(path.join(full, 'package.json'), 'utf8'));
      if (scripts['compile:native']) {
        await npm(['run', 'compile:native'], full, `install-${name}-scripts`);
      }
    },
  );
}

/** Installs the site's packages. */
export const installSite = () => installOnce('site', '', 'the site');

/** Installs the tools of `npm run validate`. */
export const installValidators = () =>
  installOnce('validators', 'e2e/validators', 'the validators');

/**
 * Installs and compiles a back end.
 * @param {string} name of its folder
 * @param {string} description for messages
 */
export async function prepareBackend(name, description) {
  await installOnce(name, `backends/${name}`, description);
  await compileBackend(name, description, 'src/start.js');
}

async function compileBackend(name, description, program) {
  const folder = `backends/${name}`;
  await onceFor(
    {
      name: `build-${name}`,
      inputs: [folder, 'packages'],
      output: `${folder}/dist/${program}`,
    },
    async () => {
      print(`Compiling ${description}.`);
      await npm(['run', 'build'], path.join(root, folder), `${name}-build`);
    },
  );
}

/** Installs, configures and compiles the CMS. */
export async function prepareCmsForTests() {
  await installOnce(
    'cms',
    'backends/cms',
    'the CMS (about two minutes, on Node.js 20 most of it compiling SQLite)',
  ).catch(explainCompiler);
  await npm(['run', 'setup', '--', '--demo'], cms, 'cms-setup');
  await compileBackend('cms', 'the CMS', 'scripts/start.js');
}

function explainCompiler(error) {
  if (!/gyp ERR|not found: make|g\+\+|node-gyp/.test(error.message)) throw error;
  throw new Error(
    `SQLite could not be compiled: a C++ compiler, make and Python are needed. Install them with "sudo apt-get install -y build-essential python3" (macOS: "xcode-select --install") and try again.\n${error.message}`,
  );
}

/** Prepares the CMS and seeds an empty database with the sample content. */
export async function prepareCms() {
  await prepareCmsForTests();
  print('Seeding the CMS with the sample content if it is empty.');
  await npm(['run', 'seed', '--', '--if-empty'], cms, 'cms-seed');
}

/** Builds the CMS's admin panel, which takes about a minute. */
export async function prepareAdminPanel() {
  await onceFor(
    {
      name: 'build-cms-admin',
      inputs: [
        'backends/cms/package-lock.json',
        'backends/cms/src',
        // The desk uses the labels of the site's forms and the desk API's values.
        'messages',
        'packages/e-services-contract/src',
      ],
      output: 'backends/cms/dist/build',
    },
    async () => {
      print("Building the editors' panel (about a minute).");
      await npm(['run', 'build:admin'], cms, 'cms-build-admin');
    },
  );
}

/**
 * Builds the site.
 * @throws Error if the build sends a request to a backend
 */
export async function buildSite() {
  const formsKey = serverActionsKey();
  // Before the digest of the sources, which include them.
  copyMapWorkers();
  await onceFor(
    {
      name: 'build-site',
      inputs: SITE_SOURCES,
      output: '.next/BUILD_ID',
      extra: digest(formsKey),
    },
    async () => {
      print('Building the site.');
      const backend = await listenForRequests();
      try {
        await run(process.execPath, [next, 'build'], {
          env: {
            NODE_ENV: 'production',
            NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: formsKey,
            CONTENT_API_URL: backend.url,
            CONTENT_MEDIA_URL: backend.url,
            E_SERVICES_API_URL: backend.url,
          },
          log: logFile('build-site'),
        });
      } finally {
        await backend.stop();
      }
      if (backend.requests.length > 0) {
        rmSync(path.join(root, '.next/BUILD_ID'), { force: true });
        throw new Error(
          `The build must not need a backend, but it made ${backend.requests.length} requests, the first one ${backend.requests[0]}.`,
        );
      }
    },
  );
  await compileServer();
}

/** The key is compiled into the build: another key needs another build. */
function digest(formsKey) {
  return createHash('sha256').update(formsKey).digest('hex').slice(0, 16);
}

/** Compiles server.ts and what it imports; Node.js 20 can't run TypeScript. */
export async function compileServer() {
  await onceFor(
    {
      name: 'compile-server',
      inputs: [
        'server.ts',
        'lib',
        'messages',
        'packages',
        'tsconfig.json',
        'tsconfig.server.json',
        'package-lock.json',
      ],
      output: 'dist/server.js',
    },
    () =>
      run(
        process.execPath,
        ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json', '--checkers', '1'],
        { log: logFile('compile-server') },
      ),
  );
}

/** The compiled server of the site; it serves the build in its working directory. */
export const siteServer = path.join(root, 'dist/server.js');

/** Path of the Next.js CLI. */
const next = path.join(root, 'node_modules/.bin/next');

/** Generated settings of the CMS: secrets and the editors' sign-in. */
export function cmsSettings() {
  return readEnvFile(path.join(cms, '.env'));
}

/**
 * Runs npm in a folder with its output in a log file.
 * @throws Error with the last lines of the output if it fails.
 */
export function npm(args, cwd, log, env = {}) {
  // The running npm: Windows cannot start npm.cmd without a shell.
  const cli = process.env.npm_execpath;
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  return run(command, [...first, ...args, '--no-fund', '--no-audit'], {
    cwd,
    env,
    log: logFile(log),
  });
}
