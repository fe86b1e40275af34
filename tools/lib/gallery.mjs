import { root, run, start } from './processes.mjs';
import { logFile, SITE_SOURCES } from './project.mjs';
import { onceFor } from './stamps.mjs';
import { checkWith } from './tools.mjs';

const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';
const FOLDER = ['--config-dir', 'tools/gallery', '--disable-telemetry'];
const PORT = '6006';

/** Starts the gallery on localhost with hot reload. */
export function openGallery() {
  const dev = ['dev', ...FOLDER, '--port', PORT, '--host', 'localhost', '--ci'];
  return start(process.execPath, [STORYBOOK, ...dev], { cwd: root, stopSignal: 'SIGINT' });
}

/** Builds the gallery as static files in .data/gallery. */
export async function buildGallery() {
  const configuration = ['main.ts', 'mocks', 'preview.tsx', 'samples.ts', 'state.tsx'];
  await onceFor(
    {
      name: 'build-gallery',
      inputs: [...SITE_SOURCES, ...configuration.map((file) => `tools/gallery/${file}`)],
      output: '.data/gallery/index.json',
    },
    async () => {
      const build = ['build', ...FOLDER, '--output-dir', '.data/gallery', '--quiet'];
      const options = { cwd: root, log: logFile('build-gallery') };
      await run(process.execPath, [STORYBOOK, ...build], options);
    },
  );
}

/**
 * Tests every state of the built gallery.
 * @param {{ chromium: string, full?: boolean, update?: boolean }} options `full` adds the other
 *   combinations of language and theme and a phone's width, `update` draws pictures that differ.
 * @throws Error if a state fails.
 */
export function testGallery({ chromium, full = false, update = false }) {
  return checkWith(
    'playwright',
    [
      'test',
      '--config',
      'tools/gallery/playwright.config.ts',
      ...(update ? ['--update-snapshots=changed'] : []),
    ],
    {
      env: {
        CHROMIUM_PATH: chromium,
        FULL: full ? '1' : '',
        UPDATES_PICTURES: update ? '1' : '',
      },
      log: 'test-gallery',
    },
  );
}

/**
 * Builds the gallery and tests it.
 * @param {Parameters<typeof testGallery>[0]} options
 * @throws Error if a state fails.
 */
export async function buildAndTestGallery(options) {
  await buildGallery();
  await testGallery(options);
}
