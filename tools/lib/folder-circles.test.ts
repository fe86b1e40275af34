import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/* Neighbouring folders import one way only; `import/no-cycle` checks files. */

const project = path.join(__dirname, '../..');
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.|@\/)([^'"]+)['"]/g;
const FILES = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: project,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/\.(test|stories)\.|(^|\/)testing\//.test(file));
const FOLDERS = new Set(
  FILES.flatMap((file) => {
    const names = path.posix.dirname(file).split('/');
    return names.map((_, index) => names.slice(0, index + 1).join('/'));
  }),
);

/** Imports of neighbours by folder, each with a file that does. */
type Graph = Map<string, Map<string, string>>;

function importedFiles(file: string): string[] {
  return [...readFileSync(path.join(project, file), 'utf8').matchAll(IMPORT)].map(
    ([, start, rest = '']) =>
      start === '@/' ? rest : path.posix.join(path.posix.dirname(file), `${start}${rest}`),
  );
}

/** The two neighbours that an import connects: the first names that differ in the paths. */
function neighbours(file: string, imported: string) {
  const from = file.split('/');
  const to = imported.split('/');
  const at = from.findIndex((name, index) => name !== to[index]);
  const parent = from.slice(0, at).join('/') || '.';
  return { parent, from: node(from, at), to: node(to, at) };
}

function node(names: readonly string[], at: number): string {
  return names
    .slice(0, at + 1)
    .join('/')
    .replace(/\.[cm]?[jt]sx?$/, '');
}

/** The imports between neighbours, by the folder that contains them. */
function graphs(): Map<string, Graph> {
  const found = new Map<string, Graph>();
  for (const file of FILES) {
    for (const imported of importedFiles(file)) {
      const { parent, from, to } = neighbours(file, imported);
      if (from === to || !(FOLDERS.has(from) || FOLDERS.has(to))) continue;
      const graph: Graph = found.get(parent) ?? new Map();
      found.set(parent, graph.set(from, (graph.get(from) ?? new Map()).set(to, file)));
    }
  }
  return found;
}

/** A circle of folders, with a file for each step; undefined without one. */
function circle(graph: Graph): string[] | undefined {
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

test('a circle is found, with its files', () => {
  const graph: Graph = new Map();
  for (const [file, imported] of [
    ['lib/a/x/one.ts', 'lib/b/two'],
    ['lib/b/two.ts', 'lib/c'],
    ['lib/c/three.ts', 'lib/a/four'],
  ] as const) {
    const { from, to } = neighbours(file, imported);
    graph.set(from, new Map([[to, file]]));
  }
  expect(circle(graph)).toEqual([
    'lib/a → lib/b: lib/a/x/one.ts',
    'lib/b → lib/c: lib/b/two.ts',
    'lib/c → lib/a: lib/c/three.ts',
  ]);
});

test.each([...graphs()])('no folders of %s import each other in a circle', (_, graph) => {
  expect(circle(graph)).toBeUndefined();
});
