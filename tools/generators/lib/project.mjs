import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Root of the project, as a URL that ends in a slash. */
export const ROOT = new URL('../../../', import.meta.url);

const CMS = new URL('backends/cms/', ROOT);

/** The CMS's sample files, as a path with a trailing slash; the seed uploads them. */
export const SEED_MEDIA = fileURLToPath(new URL('seed/media/', CMS));

/**
 * The sample content, as the CMS's own compiled loader reads it.
 * @returns {typeof import('../../../backends/cms/seed')}
 * @throws {Error} when the CMS is not compiled
 */
export function sampleContent() {
  try {
    return createRequire(import.meta.url)(fileURLToPath(new URL('dist/seed/index.js', CMS)));
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error('Compile the CMS first: (cd backends/cms && npm ci && npm run build)', {
      cause: error,
    });
  }
}

/**
 * Entries of a collection: `<collection>.yaml` and `<collection>-<part>.yaml`, by file name.
 *
 * @param {string} collection
 * @returns {import('../../../backends/cms/seed').SeedEntry[]}
 */
export function seedEntries(collection) {
  return sampleContent()
    .readContent()
    .filter(({ name }) => name === collection || name.startsWith(`${collection}-`))
    .flatMap(({ entries }) => entries.map(({ entry }) => entry));
}
