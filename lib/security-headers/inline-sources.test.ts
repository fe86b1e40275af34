import { createHash } from 'node:crypto';
import { inlineSources } from './inline-sources';

jest.mock('../config', () => ({ config: () => ({}) }));

const NONCE = 'c2VjcmV0LW9mLW9uZS1wYWdl';
const HEAD = `<head><link rel="stylesheet" href="/a.css" nonce="${NONCE}"/></head>`;

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

it('are the hashes of the scripts that the renderer wrote', () => {
  const html =
    `${HEAD}<script nonce="${NONCE}">one()</script><script nonce="${NONCE}" id="_R_">two()</script>` +
    `<script src="/a.js" nonce="${NONCE}" async=""></script>`;
  expect(inlineSources(html)).toBe(`script-src ${hash('one()')} ${hash('two()')}`);
});

it.each([
  ['a script in a text of the CMS', '<script>evil()</script>'],
  ['a guessed nonce', '<script nonce="abc">evil()</script>'],
  ['an empty nonce', '<script nonce="">evil()</script>'],
  ['a script that swallows one of the renderer’s', '<script>evil();/*'],
  ['JSON-LD', '<script type="application/ld+json">evil()</script>'],
  ['a handler', '<img src="x" onerror="evil()">'],
])('have no hash of %s', (_, injected) => {
  const sources = inlineSources(`${HEAD}${injected}<script nonce="${NONCE}">one()</script>`);
  expect(sources.replace(hash('one()'), '')).toMatch(/^(script-src )?$/);
});

it('allow places on a chart as style attributes, and nothing else', () => {
  expect(
    inlineSources(
      '<i style="left:12.50%;top:-3%"></i><i style="left:1%;background:url(x)"></i>' +
        '<i style="position:fixed;top:0%"></i><i style="left:12.50%;top:-3%"></i>',
    ),
  ).toBe(`style-src 'unsafe-hashes' ${hash('left:12.50%;top:-3%')}`);
});

it.each([
  ['without a nonce in its head', '<head><title>nonce=&quot;x&quot;</title></head>'],
  ['without a head', ''],
])('trust no script of a page %s', (_, head) => {
  const html = `${head}<script nonce="">evil()</script><script nonce="abc">evil()</script>`;
  expect(inlineSources(html)).toBe('');
});
