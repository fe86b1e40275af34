import path from 'node:path';
import { waitFor } from './network.mjs';
import { root, run, say, start } from './processes.mjs';
import { logFile, npm } from './project.mjs';
import { onceFor } from './stamps.mjs';

const folder = path.join(root, 'backends/e-services');

/** Installs and compiles the second service. It fills its own database at its first start. */
export async function prepareEServices() {
  await onceFor(
    {
      name: 'install-e-services',
      inputs: ['backends/e-services/package-lock.json'],
      output: 'backends/e-services/node_modules',
    },
    async () => {
      say("Installing the e-services' packages.");
      // As for the site: some platforms' builds of optional packages are missing in the lockfile.
      await npm(['install', '--no-save'], folder, 'install-e-services');
    },
  );
  await onceFor(
    {
      name: 'build-e-services',
      inputs: ['backends/e-services', 'packages'],
      output: 'backends/e-services/dist/src/start.js',
    },
    async () => {
      say('Compiling the e-services.');
      await npm(['run', 'build'], folder, 'e-services-build');
    },
  );
}

/** Runs the second service's own tests; the long form generates more and kills it more often. */
export async function testEServices({ full }) {
  await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['test'], {
    cwd: folder,
    log: logFile('e-services-test'),
    env: full ? { KILL_ROUNDS: '20', GENERATED_REQUESTS: '2000' } : {},
  });
}

/** Starts the second service and waits until it answers. */
export async function startEServices({ port, log = logFile('e-services'), env = {} }) {
  const task = start(process.execPath, ['dist/src/start.js'], {
    cwd: folder,
    log,
    env: { NODE_ENV: 'production', E_SERVICES_PORT: String(port), ...env },
  });
  await waitFor(`http://localhost:${port}/e-services-api/health`, task);
  return task;
}
