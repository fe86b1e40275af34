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
 * Runs `npm ci` in a folder. Install scripts are off (`ignore-scripts` in .npmrc); `compile:native`
 * of package.json compiles the allowed ones.
 * @throws Error with the last lines of npm's output if it fails
 */
export async function installPackages(folder, log) {
  // Retries a silent connection; npm's default timeout is 5 minutes.
  await npm(['ci', '--fetch-timeout=60000'], folder, log);
  const { scripts = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (scripts['compile:native']) await npm(['run', 'compile:native'], folder, `${log}-scripts`);
}

/** Installs the site's packages. */
export async function installSite() {
  await onceFor(
    { name: 'install-site', inputs: ['package-lock.json'], output: 'node_modules' },
    async () => {
      print("Installing the site's packages.");
      await installPackages(root, 'install-site');
    },
  );
}

/** Installs the tools of `npm run validate`. */
export async function installValidators() {
  await onceFor(
    {
      name: 'install-validators',
      inputs: ['e2e/validators/package-lock.json'],
      output: 'e2e/validators/node_modules',
    },
    async () => {
      print('Installing the validators.');
      await installPackages(path.join(root, 'e2e/validators'), 'install-validators');
    },
  );
}

/** Installs, configures and compiles the CMS. */
export async function prepareCmsForTests() {
  await onceFor(
    {
      name: 'install-cms',
      inputs: ['backends/cms/package-lock.json'],
      output: 'backends/cms/node_modules',
    },
    async () => {
      print(
        "Installing the CMS's packages (about two minutes, on Node.js 20 most of it compiling SQLite).",
      );
      await installPackages(cms, 'install-cms').catch(explainCompiler);
    },
  );
  await npm(['run', 'setup', '--', '--demo'], cms, 'cms-setup');
  await onceFor(
    {
      name: 'build-cms',
      inputs: ['backends/cms', 'packages'],
      output: 'backends/cms/dist/scripts/start.js',
    },
    async () => {
      print('Compiling the CMS.');
      await npm(['run', 'build'], cms, 'cms-build');
    },
  );
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
