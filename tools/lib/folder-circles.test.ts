import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* Folders next to each other import one way only. oxlint's `import/no-cycle` checks files. */

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

/** Pairs of folders that import each other, with a file of each direction. */
function pairs(root: string): string[] {
  const folder = path.join(project, root);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|stories)\.|(^|\/)testing\//.test(file),
    )
    .map((file) => path.join(folder, file));
  const imports = new Map<string, string>();
  for (const file of files) {
    for (const imported of importedFiles(file)) {
      const from = topFolder(folder, file);
      const to = topFolder(folder, imported);
      if (from && to && from !== to) imports.set(`${from} ${to}`, path.relative(project, file));
    }
  }
  return [...imports].flatMap(([arrow, file]) => {
    const [from = '', to = ''] = arrow.split(' ');
    const back = imports.get(`${to} ${from}`);
    return from < to && back ? [`${from}, ${to}: ${file}, ${back}`] : [];
  });
}

test.each(ROOTS)('no two folders of %s import each other', (root) => {
  expect(pairs(root)).toEqual([]);
});
