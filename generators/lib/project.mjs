import { access, readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Root of the project, as a URL that ends in a slash. */
export const ROOT = new URL('../../', import.meta.url);

const SEED = new URL('backends/cms/seed/', ROOT);

/** Folder of the CMS's sample files, as a path that ends in a slash. The seed uploads what is in it. */
export const SEED_MEDIA = fileURLToPath(new URL('media/', SEED));

/**
 * Entries of a collection's seed content: `<collection>.ts` and `<collection>-<part>.ts`, by file
 * name. The files hold data and import nothing but the facts of seed/facts.
 *
 * @param {string} collection
 * @returns {Promise<{ shared?: object, ar?: object, en?: object }[]>} shape: SeedEntry of seed/types.ts
 */
export async function seedEntries(collection) {
  const folder = new URL('content/', SEED);
  const files = (await readdir(folder))
    .filter((file) => file === `${collection}.ts` || file.startsWith(`${collection}-`))
    .sort();
  const modules = await Promise.all(files.map((file) => importTypeScript(new URL(file, folder))));
  return modules.flatMap((module) => module.default);
}

/** The facts of the sample content, and its long texts as facts: FACTS, REGULATIONS, REPORTS, GUIDES. */
export async function seedFacts() {
  const { FACTS } = await importTypeScript(new URL('facts/index.ts', SEED));
  const { REGULATIONS } = await importTypeScript(new URL('regulations/index.ts', SEED));
  const { REPORTS } = await importTypeScript(new URL('reports/index.ts', SEED));
  const { GUIDES } = await importTypeScript(new URL('guides/index.ts', SEED));
  return {
    ar: { ...FACTS.ar, ...REGULATIONS.ar, ...REPORTS.ar, ...GUIDES.ar },
    en: { ...FACTS.en, ...REGULATIONS.en, ...REPORTS.en, ...GUIDES.en },
  };
}

/** Function that tells who signs a circular and under which regulation: seed/facts/circulars.ts. */
export async function seedIssueOf() {
  return (await importTypeScript(new URL('facts/circulars.ts', SEED))).issueOf;
}

/** Function that gives the number of an article of a regulation by its name. */
export async function seedArticleOf() {
  return (await importTypeScript(new URL('regulations/index.ts', SEED))).articleOf;
}

/** The decisions that issued the regulations, by IDNumber, and the days when those took effect. */
export async function seedDecisions() {
  const { DECISIONS, commencementOf } = await importTypeScript(new URL('facts/decisions.ts', SEED));
  return { DECISIONS, commencementOf };
}

/** National totals of each year: TOTALS of seed/facts/figures.ts. */
export async function seedTotals() {
  return (await importTypeScript(new URL('facts/figures.ts', SEED))).TOTALS;
}

async function importTypeScript(file) {
  return import(await moduleUrl(file));
}

/** A module and what it imports by a relative path, compiled into a data URL. */
async function moduleUrl(file) {
  const { outputText } = ts.transpileModule(await readFile(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  let source = outputText;
  for (const [, name] of outputText.matchAll(/from '(\.[^']*)'/g)) {
    const imported = await readable([
      new URL(`${name}.ts`, file),
      new URL(`${name}/index.ts`, file),
    ]);
    source = source.replaceAll(`'${name}'`, `'${await moduleUrl(imported)}'`);
  }
  return `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
}

async function readable(files) {
  for (const file of files) {
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    )
      return file;
  }
  throw new Error(`none of these files exists: ${files.join(', ')}`);
}
