import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Root of the project, as a URL that ends in a slash. */
export const ROOT = new URL('../../', import.meta.url);

const SEED = new URL('backends/cms/seed/', ROOT);

/** Folder of the CMS's sample files, as a path that ends in a slash. The seed uploads what is in it. */
export const SEED_MEDIA = fileURLToPath(new URL('media/', SEED));

/**
 * Entries of a collection's seed content: `<collection>.ts` and `<collection>-<part>.ts`, by file
 * name. The files hold data and type imports only, so each compiles on its own.
 *
 * @param {string} collection
 * @returns {Promise<{ shared?: object, ar?: object, en?: object }[]>} shape: SeedEntry of seed/types.ts
 */
export async function seedEntries(collection) {
  const folder = new URL('content/', SEED);
  const files = (await readdir(folder))
    .filter((file) => file === `${collection}.ts` || file.startsWith(`${collection}-`))
    .sort();
  const entries = await Promise.all(files.map((file) => defaultExport(new URL(file, folder))));
  return entries.flat();
}

async function defaultExport(file) {
  const { outputText } = ts.transpileModule(await readFile(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const content = await import(
    `data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`
  );
  return content.default;
}
