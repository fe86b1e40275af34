import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyMapWorkers } from '../map/copy-workers.mjs';
import { readEnvFile } from './env-file.mjs';
import { listenForRequests } from './network.mjs';
import { root, run, say } from './processes.mjs';
import { serverActionsKey } from './server-actions-key.mjs';
import { onceFor } from './stamps.mjs';

/** Folder of the CMS. */
export const cms = path.join(root, 'backends/cms');

const SITE_SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

const logs = path.join(root, '.data', 'logs');

/** Path of the log that a step or a program writes. */
export function logFile(name) {
  return path.join(logs, `${name}.log`);
}

/** Installs the site's packages from its lockfile. */
export async function installSite() {
  await onceFor(
    { name: 'install-site', inputs: ['package-lock.json'], output: 'node_modules' },
    async () => {
      say("Installing the site's packages.");
      // Some platforms' builds of optional packages are on no mirror that the lockfile was made
      // with, and "npm ci" refuses a lockfile without them. Versions come from it all the same.
      await npm(['install', '--no-save'], root, 'install-site');
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
      say("Installing the CMS's packages (about two minutes, most of it compiling SQLite).");
      await npm(['ci'], cms, 'install-cms').catch(explainCompiler);
    },
  );
  await npm(['run', 'setup'], cms, 'cms-setup');
  await onceFor(
    { name: 'build-cms', inputs: ['backends/cms'], output: 'backends/cms/dist/scripts/start.js' },
    async () => {
      say('Compiling the CMS.');
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

/** As for the tests, and fills an empty database with the sample content. */
export async function prepareCms() {
  await prepareCmsForTests();
  say('Filling an empty CMS with the sample content.');
  await npm(['run', 'seed', '--', '--if-empty'], cms, 'cms-seed');
}

/** Builds the site; fails where the build asks a backend for anything. */
export async function buildSite() {
  const formsKey = serverActionsKey();
  await onceFor(
    {
      name: 'build-site',
      inputs: SITE_SOURCES,
      output: '.next/BUILD_ID',
      extra: digestOf(formsKey),
    },
    async () => {
      say('Building the site.');
      copyMapWorkers();
      const backend = await listenForRequests();
      try {
        await run(process.execPath, [next, 'build'], {
          env: {
            NODE_ENV: 'production',
            NEXT_TELEMETRY_DISABLED: '1',
            NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: formsKey,
            CONTENT_API_URL: backend.address,
            CONTENT_MEDIA_URL: backend.address,
            E_SERVICES_API_URL: backend.address,
          },
          log: logFile('build-site'),
        });
      } finally {
        await backend.stop();
      }
      if (backend.requests.length > 0) {
        rmSync(path.join(root, '.next/BUILD_ID'), { force: true });
        throw new Error(
          `The build asked a backend ${backend.requests.length} times, first for ${backend.requests[0]}; it must ask for nothing.`,
        );
      }
    },
  );
  await compileServer();
}

/** The key is compiled into the build: another key needs another build. */
function digestOf(formsKey) {
  return createHash('sha256').update(formsKey).digest('hex').slice(0, 16);
}

/** Compiles server.ts and what it imports; Node.js 20 can't run TypeScript. */
export async function compileServer() {
  await onceFor(
    {
      name: 'compile-server',
      inputs: ['server.ts', 'lib', 'tsconfig.json', 'tsconfig.server.json', 'package-lock.json'],
      output: 'dist/server.js',
    },
    () =>
      run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json'], {
        log: logFile('compile-server'),
      }),
  );
}

/** The compiled server of the site; it serves the build in its working directory. */
export const siteServer = path.join(root, 'dist/server.js');

/** Path of Next's command line. */
export const next = path.join(root, 'node_modules/next/dist/bin/next');

/** The settings that the CMS made for itself: secrets and the editors' sign-in. */
export function cmsSettings() {
  return readEnvFile(path.join(cms, '.env'));
}

/** Runs npm in a folder; its lines go to the log and, when it fails, into the error. */
export function npm(args, cwd, log) {
  return run(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    [...args, '--no-fund', '--no-audit'],
    {
      cwd,
      log: logFile(log),
    },
  );
}
