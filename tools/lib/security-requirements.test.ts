import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import requirements from './asvs-requirements.json';

const root = path.resolve(__dirname, '../..');
const ENTRY = /^- \*\*([\d., ]+)\*\* \S.*?\*\*(Yes|Partly|No|Operator|n\/a)\*\*[:.,]? ?(.*)$/;

const lines = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- **') && /^- \*\*\d/.test(line));
const entries = lines.map((line) => {
  const [, ids = '', verdict = '', answer = ''] = ENTRY.exec(line) ?? [];
  return { line, ids: ids.split(', '), verdict, answer };
});

it('answers every requirement of levels 1 and 2 once', () => {
  const answered = entries.flatMap(({ ids }) => ids).sort();
  expect(answered).toEqual([...requirements.level1, ...requirements.level2].sort());
});

it('gives a verdict and its reason for each', () => {
  const without = entries.filter(({ verdict, answer }) => !verdict || answer.length < 5);
  expect(without.map(({ line }) => line)).toEqual([]);
});

it('names tests that exist', () => {
  const named = lines.flatMap((line) =>
    [...line.matchAll(/`([\w@./[\]-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
