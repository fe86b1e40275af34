import { readdirSync } from 'node:fs';
import { routeEntries } from '../routing/routes';
import { routeLabel } from './route-label';

it.each([
  ['/', '/'],
  ['/en', '/'],
  ['/en/media-center?o=News&page=2', '/media-center'],
  ['/e-services/vesselsearch', '/e-services/vesselsearch'],
  ['/api/agents', '/api/agents'],
  ['/api/submissions/0b6c2d7e?x', '/api/submissions'],
  ['/api/none', '/api/other'],
  ['/api', '/api/other'],
  ['/media/1234567890abcdef/letter.pdf', '/media'],
  ['/_next/static/chunks/main.js?dpl=1', '/_next/static'],
  ['/_next/data/x', 'other'],
  ['/sitemap-2.xml', '/for-machines'],
  ['/en/feeds/news.xml', '/feeds'],
  ['/wp-login.php', 'other'],
  ['/__proto__', 'other'],
  ['/api/constructor', '/api/other'],
])('counts %s under %s', (target, label) => {
  expect(routeLabel(target)).toBe(label);
});

it('labels every route and every handler', () => {
  for (const [, { path }] of routeEntries) expect(routeLabel(path)).toBe(path);
  const handlers = readdirSync('app/api', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('['),
  );
  for (const { name } of handlers) expect(routeLabel(`/api/${name}`)).toBe(`/api/${name}`);
});
