import path from 'node:path';
import { waitFor } from './network.mjs';
import { root, start } from './processes.mjs';
import { cmsSettings, logFile, npm, prepareBackend } from './project.mjs';

const folder = path.join(root, 'backends/chat');

/** Installs and compiles the chat hub. */
export const prepareChat = () => prepareBackend('chat', 'the chat hub');

/** Runs the tests of the compiled hub; does not compile, as other checks run it. */
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
