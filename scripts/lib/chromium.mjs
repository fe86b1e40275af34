import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, run, say } from './processes.mjs';
import { logFile } from './project.mjs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's, or one that
 * this call installs.
 * @throws Error when none can be installed.
 */
export async function findChromium() {
  const found = installed();
  if (found) return found;
  say('Installing Chromium for the browser tests.');
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  await attempt(process.execPath, [playwright, 'install', 'chromium']);
  if (installed()) return installed();
  if (process.getuid?.() === 0) {
    await attempt('apt-get', ['update']);
    // The fallback of the site's font takes its measures from Arial, which Liberation Sans shares.
    const packages = ['chromium', 'fonts-liberation'];
    await attempt('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  }
  if (installed()) return installed();
  throw new Error(
    'No Chromium was found and none could be installed. Install one ("sudo apt-get install chromium" or "npx playwright install chromium") or set CHROMIUM_PATH.',
  );
}

function installed() {
  const { chromium } = createRequire(path.join(root, 'package.json'))('@playwright/test');
  return [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

async function attempt(command, args) {
  try {
    await run(command, args, { log: logFile('install-chromium') });
  } catch {
    // The caller tries the next way and reports a missing browser at the end.
  }
}
