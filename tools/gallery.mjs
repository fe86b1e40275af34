/**
 * The gallery of components: `dev` opens it, `build` writes it to .data/gallery, `test` tests what
 * is built, `update` builds it and draws the pictures that differ.
 */
import { findChromium } from './lib/chromium.mjs';
import { buildAndTestGallery, buildGallery, openGallery, testGallery } from './lib/gallery.mjs';
import { requireNode } from './lib/node-version.mjs';
import { stopOnSignals } from './lib/processes.mjs';
import { installSite } from './lib/project.mjs';

requireNode();
stopOnSignals();

const full = process.argv.includes('--full');
const commands = {
  dev: async () => {
    process.exitCode = await openGallery().ended;
  },
  build: buildGallery,
  test: async () => testGallery({ chromium: await findChromium(), full }),
  update: async () => buildAndTestGallery({ chromium: await findChromium(), update: true }),
};

await installSite();
try {
  await commands[process.argv[2] ?? 'dev']();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
