import { readFileSync } from 'node:fs';
import path from 'node:path';
import '../content/collections';
import { contentSources } from '../content/collection';
import { CONTENT_CONTRACT, OWN_TYPES } from './content-contract';
import { withTables } from './contract-docs';

const contracts = { ...CONTENT_CONTRACT, ...OWN_TYPES };

it('has every type that the site reads', () => {
  expect(Object.keys(contracts).sort()).toEqual([...contentSources().keys()].sort());
});

it.each([...contentSources()])('has the fields of %s', (name, { fields }) => {
  const { fields: ofContract = {}, extras = {} } = contracts[name] ?? {};
  expect([...Object.keys(ofContract), ...Object.keys(extras)].sort()).toEqual(
    Object.keys(fields).sort(),
  );
});

it('is in docs/backends.md as the code has it (npm run docs:backends)', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/backends.md'), 'utf8');
  expect(withTables(page)).toBe(page);
});
