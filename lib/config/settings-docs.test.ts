import { readFileSync } from 'node:fs';
import { configurationPage, envExample } from './settings-docs';

it.each([
  ['.env.example', envExample],
  ['docs/configuration.md', configurationPage],
])('%s is what "npm run docs:settings" writes', (file, content) => {
  expect(readFileSync(file, 'utf8')).toBe(content());
});
