import { previewPath, withLanguage } from './preview-path';

jest.mock('../config', () => ({ config: () => ({ siteUrl: 'https://ports.example' }) }));

it.each([
  ['/', 'ar', '/'],
  ['/', 'en', '/en'],
  ['/article?a=quay', 'en', '/en/article?a=quay'],
  ['/en/article?a=quay', 'ar', '/article?a=quay'],
  ['/about-us#board', 'ar', '/about-us#board'],
  ['/circulars?year=', 'ar', '/circulars?year='],
  ['/en/ports?port=jeddah', undefined, '/en/ports?port=jeddah'],
  ['/article?a=x&u=https://evil.example/', 'ar', '/article?a=x&u=https://evil.example/'],
] as const)('%s in %s is %s', (given, locale, expected) => {
  expect(previewPath(given, locale)).toBe(expected);
});

it.each([
  null,
  '',
  'ports',
  '//evil.example',
  '//evil.example/ports',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/ports',
  '/ports\r\nSet-Cookie: a=b',
  '/ports\u0085',
  ' //evil.example',
  'https://evil.example/ports',
  'https:ports',
  'javascript:alert(1)',
  'data:text/html,x',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/ports/../..//evil.example',
  '/%2f%2fevil.example',
  '/en//evil.example',
  '/@evil.example',
  '/nowhere',
  '/ports/',
  '/english',
  '/api/revalidate',
  '/_next/static/x.js',
  '/media/x.pdf',
  `/ports?port=${'x'.repeat(500)}`,
])('refuses %j', (given) => {
  expect(previewPath(given, 'ar')).toBeUndefined();
});

it('changes to a language', () => {
  expect(previewPath('/en/announcement?id=7', 'ar')).toBe('/announcement?id=7');
  expect(previewPath('/article?a=x', 'en')).toBe('/en/article?a=x');
  // Announcements are Arabic only.
  expect(previewPath('/announcement?id=7', 'en')).toBeUndefined();
});

it('names the language so that the browser’s stored one does not decide', () => {
  expect(withLanguage('/about-us#board', 'ar')).toBe('/about-us?lang=ar#board');
  expect(withLanguage('/en/article?a=x&lang=ar', 'en')).toBe('/en/article?a=x&lang=en');
});
