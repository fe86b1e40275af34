import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* Neighbouring folders import one way only; `import/no-cycle` checks files. */

const project = path.join(__dirname, '../..');
const ROOTS = [
  'lib',
  'components',
  'app',
  ...['backends', 'packages'].flatMap((parent) =>
    readdirSync(path.join(project, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}/src`),
  ),
];
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.|@\/)([^'"]+)['"]/g;

/** Name of a file or folder directly below a root; undefined outside it. */
function topFolder(root: string, file: string): string | undefined {
  const [first = '..'] = path.relative(root, file).split(path.sep);
  return first === '..' ? undefined : first.replace(/\.[cm]?[jt]sx?$/, '');
}

function importedFiles(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, start, rest]) =>
    start === '@/'
      ? path.join(project, rest ?? '')
      : path.join(path.dirname(file), `${start}${rest}`),
  );
}

/** Folders that a folder imports, each with a file that does. */
function imports(root: string): Map<string, Map<string, string>> {
  const folder = path.join(project, root);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|stories)\.|(^|\/)testing\//.test(file),
    )
    .map((file) => path.join(folder, file));
  const found = new Map<string, Map<string, string>>();
  for (const file of files) {
    for (const imported of importedFiles(file)) {
      const from = topFolder(folder, file);
      const to = topFolder(folder, imported);
      if (!from || !to || from === to) continue;
      found.set(from, (found.get(from) ?? new Map()).set(to, path.relative(project, file)));
    }
  }
  return found;
}

/** A circle of folders, with a file for each step; undefined without one. */
function circle(root: string): string[] | undefined {
  const graph = imports(root);
  const done = new Set<string>();
  const follow = (folder: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(folder)) {
      const steps = [...way.slice(way.indexOf(folder)), folder];
      return steps.slice(1).map((to, at) => {
        const from = steps[at] ?? '';
        return `${from} → ${to}: ${graph.get(from)?.get(to)}`;
      });
    }
    if (done.has(folder)) return undefined;
    for (const next of graph.get(folder)?.keys() ?? []) {
      const found = follow(next, [...way, folder]);
      if (found) return found;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of graph.keys()) {
    const found = follow(folder, []);
    if (found) return found;
  }
  return undefined;
}

test.each(ROOTS)('no folders of %s import each other in a circle', (root) => {
  expect(circle(root)).toBeUndefined();
});
