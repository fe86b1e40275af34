import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installDebianPackages } from './debian.mjs';
import { root, run } from './processes.mjs';
import { logFile } from './project.mjs';

/** Headless shell: without the browser's windows tests take a third less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, Debian's headless shell (installed if
 * possible), another one of the system, Playwright's, or a newly installed one.
 * @throws Error if none can be installed
 */
export async function findChromium() {
  const chosen = [process.env.CHROMIUM_PATH, HEADLESS_SHELL].find(isFile);
  if (chosen) return chosen;
  // Liberation Sans has the metrics of Arial, the site's fallback font.
  await installDebianPackages('chromium', ['chromium-headless-shell', 'fonts-liberation']);
  if (installed()) return installed();
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const log = logFile('install-chromium');
  await run(process.execPath, [playwright, 'install', 'chromium'], { log }).catch(() => {});
  if (installed()) return installed();
  throw new Error(
    'No Chromium was found and none could be installed. Install one ("sudo apt-get install chromium-headless-shell" or "npx playwright install chromium") or set CHROMIUM_PATH.',
  );
}

function installed() {
  const { chromium } = createRequire(path.join(root, 'package.json'))('@playwright/test');
  return [HEADLESS_SHELL, ...SYSTEM, chromium.executablePath()].find(isFile);
}

function isFile(file) {
  return Boolean(file) && existsSync(file);
}
