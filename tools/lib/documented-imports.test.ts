import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Imports of, or paths to, what a framework does not document. */
const INTERNAL = /['"`/](?:next\/dist|@strapi\/[\w-]+\/dist)\//;

/** What the framework itself writes. */
const GENERATED = new Set(['next-env.d.ts']);

it('imports nothing of Next and Strapi that is not documented', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = files
    .split('\n')
    .filter((file) => file && !GENERATED.has(file) && !file.startsWith('public/'))
    .filter((file) => INTERNAL.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
