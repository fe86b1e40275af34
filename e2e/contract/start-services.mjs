import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChat } from '../../tools/lib/chat.mjs';
import { eServicesToken, startEServices } from '../../tools/lib/e-services.mjs';
import { freePort } from '../../tools/lib/network.mjs';
import { stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';

/** Starts the back ends that the environment does not define. */
export default async function startServices() {
  process.env.LOG_LEVEL = 'silent';
  const started = [];
  globalThis.stopStack = () => Promise.all(started.map((stopService) => stopService()));
  await Promise.all([startService(started), startHub(started)]);
}

async function startHub(started) {
  if (process.env.CHAT_HUB_URL) return;
  const port = await freePort();
  const hub = await startChat({ port, log: logFile('contract-chat') });
  started.push(() => stop(hub));
  process.env.CHAT_HUB_URL = `http://localhost:${port}/hubs/chat`;
}

/** Starts an e-services API with its own data and the test endpoints. */
async function startService(started) {
  if (process.env.E_SERVICES_API_URL) return;
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'ports-contract-'));
  const service = await startEServices({
    port,
    log: logFile('contract-e-services'),
    env: {
      NODE_ENV: 'test',
      E_SERVICES_DATA_DIR: data,
      CAPTCHA_TEST_ANSWERS: 'on',
      CAPTCHA_PROOF_EFFORT: '6000',
    },
  });
  started.push(async () => {
    await stop(service);
    rmSync(data, { recursive: true, force: true });
  });
  process.env.E_SERVICES_TOKEN = eServicesToken;
  process.env.E_SERVICES_API_URL = `http://localhost:${port}/e-services-api`;
}
