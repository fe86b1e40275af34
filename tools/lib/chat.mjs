import path from 'node:path';
import { waitFor } from './network.mjs';
import { root, print, start } from './processes.mjs';
import { cmsSettings, installPackages, logFile, npm } from './project.mjs';
import { onceFor } from './stamps.mjs';

const folder = path.join(root, 'backends/chat');

/** Installs and compiles the chat hub. */
export async function prepareChat() {
  await onceFor(
    {
      name: 'install-chat',
      inputs: ['backends/chat/package-lock.json'],
      output: 'backends/chat/node_modules',
    },
    async () => {
      print("Installing the chat hub's packages.");
      await installPackages(folder, 'install-chat');
    },
  );
  await onceFor(
    {
      name: 'build-chat',
      inputs: ['backends/chat', 'packages'],
      output: 'backends/chat/dist/src/start.js',
    },
    async () => {
      print('Compiling the chat hub.');
      await npm(['run', 'build'], folder, 'chat-build');
    },
  );
}

/**
 * Runs the tests of the compiled chat hub; does not compile, because other checks run it meanwhile.
 */
export async function testChat() {
  await npm(['run', 'test:built'], folder, 'chat-test');
}

/** Starts the chat hub and resolves when it is healthy. */
export async function startChat({ port, cmsPort = undefined, log = logFile('chat'), env = {} }) {
  const task = start(process.execPath, ['dist/src/start.js'], {
    cwd: folder,
    log,
    env: {
      NODE_ENV: 'production',
      CHAT_PORT: String(port),
      ...(cmsPort && {
        CONTENT_API_URL: `http://localhost:${cmsPort}`,
        CONTENT_API_TOKEN: cmsSettings().CMS_READ_TOKEN ?? '',
      }),
      ...env,
    },
  });
  await waitFor(`http://localhost:${port}/api/health/ready`, task);
  return task;
}
