import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import requirements from './asvs-requirements.json';

const root = path.resolve(__dirname, '../..');
const ENTRY = /^\| ([\d., –]+): .+? +\| (.*?) *\|$/;

const ALL = Object.entries(requirements.levels1And2).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

/** Sorts `2.10.1` behind `2.9.1`. */
const rank = (id: string) => id.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** Requirements of a list such as `1.1.1, 3.3.1–3.3.4`. */
function expanded(list: string): string[] {
  return list.split(', ').flatMap((item) => {
    const [from = '', to] = item.split('–');
    if (to === undefined) return [from];
    return ALL.filter((id) => rank(id) >= rank(from) && rank(id) <= rank(to));
  });
}

const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const lines = page.split('\n').filter((line) => /^\| \d/.test(line));
const [, notApplicable = ''] = /^Not applicable: ([\d., –]+)\. /m.exec(page) ?? [];
const entries = lines.map((line) => {
  const [, ids = '', answer = ''] = ENTRY.exec(line) ?? [];
  return { line, ids: expanded(ids), answer };
});

it('answers every requirement of levels 1 and 2 once', () => {
  const answered = [...entries.flatMap(({ ids }) => ids), ...expanded(notApplicable)].sort();
  expect(answered).toEqual([...ALL].sort());
});

it('has a reason or tests for each', () => {
  const without = entries.filter(({ answer }) => answer.length < 5);
  expect(without.map(({ line }) => line)).toEqual([]);
});

it('names tests that exist', () => {
  const named = lines.flatMap((line) =>
    [...line.matchAll(/\]\(\.\.\/([\w@./[\]-]+\.(?:test|spec)\.(?:tsx?|mjs))\)/g)].map(
      ([, file = '']) => file,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
