import { readFileSync } from 'node:fs';
import { configurationPage } from './settings-docs';

it('docs/configuration.md is what "npm run docs:settings" writes', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationPage());
});
