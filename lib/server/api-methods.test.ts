import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setCapabilities } from '../capabilities';
import { apiMethods, isApiOffered } from './api-methods';

const folder = path.join(process.cwd(), 'app/api');

/** Handlers that answer every method themselves. */
const WITH_ALL = /\[\[\.\.\.path\]\]/;

const handlers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts' && !WITH_ALL.test(file))
  .map((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8');
    const exported = code.matchAll(/^export (?:async function|function|const) ([A-Z]+)\b/gm);
    const url = `/api/${path.dirname(file).replace(/\[\w+\]/g, 'x')}`;
    return [url, [...exported].map(([, name = '']) => name)] as const;
  });

it('finds the handlers', () => expect(handlers.length).toBeGreaterThan(30));

it.each(handlers)('has the methods of %s', (url, exported) => {
  const implied = exported.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
  expect([...(apiMethods(url) ?? [])].sort()).toEqual([...exported, ...implied].sort());
});

it('leaves other paths to Next', () => {
  for (const url of ['/api/none', '/api/open/v1', '/api/captcha/none', '/api/search/a/b']) {
    expect(apiMethods(url)).toBeUndefined();
  }
});

it('has no handler for features that the e-services API does not offer', () => {
  const optional = () => handlers.map(([url]) => url).filter((url) => !isApiOffered(url));
  expect(optional()).toEqual([]);
  setCapabilities([]);
  expect(optional().toSorted()).toEqual([
    '/api/biddings/x/calendar',
    '/api/captcha/audio',
    '/api/captcha/proof',
    '/api/feedback',
    '/api/request-tracking',
    '/api/service-ratings',
    '/api/submissions/x',
    '/api/subscriptions',
    '/api/subscriptions/manage',
    '/api/unsubscribe',
  ]);
  for (const url of ['/api/none', '/api/open/v1', '/ports']) expect(isApiOffered(url)).toBe(true);
});
