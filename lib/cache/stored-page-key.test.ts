import type { IncomingMessage } from 'node:http';
import { passCookie } from '../preview/pass';
import { storedPageKey } from './stored-page-key';

jest.mock('../config', () => ({
  config: () => ({
    comingSoon: ['iogs'],
    siteUrl: 'https://ports.example',
    previewSecret: 'secret',
  }),
}));

const key = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  storedPageKey({ url, method, headers: { host: 'localhost', ...headers } } as IncomingMessage);

it.each([
  ['/', '/ar'],
  ['/en/about-us', '/en/about-us'],
  ['/about-us?utm_source=x', '/ar/about-us'],
  ['/media-center?o=Video&page=2', '/ar/media-center/video/2'],
  ['/e-services/iogs', '/ar/e-services/coming-soon/iogs'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/en/feeds/news.xml', '/en/feeds/news.xml'],
  ['/404', '/ar/404'],
])('%s shows %s', (url, path) => {
  expect(key(url)).toBe(path);
  expect(key(url, {}, 'HEAD')).toBe(path);
});

it.each([
  ['a redirect', '/nothing'],
  ['a language to store', '/about-us?lang=en'],
  ['a path that Next corrects', '/en/'],
  ['a double slash', '//about-us'],
  ['an encoded path', '/%61bout-us'],
  ['an encoded query', '/ports?port=%D8%AC'],
  ['a payload of the router', '/about-us?_rsc=abc'],
  ['a page that reads its query', '/search?q=port'],
  ['another origin', 'http://localhost/about-us'],
])('%s is left to Next', (_, url) => {
  expect(key(url)).toBeUndefined();
});

it.each([
  [{ rsc: '1' }],
  [{ 'next-router-prefetch': '1' }],
  [{ 'x-own-request': 'x' }],
  [{ cookie: `a=b; ${passCookie(7)}` }],
  [{ cookie: 'locale=en' }],
  [{ host: 'www.ports.example' }],
])('a request with %j is left to Next', (headers) => {
  expect(key('/about-us', headers as Record<string, string>)).toBeUndefined();
});

it.each(['__prerender_bypass=x', '__Host-preview-pass=9999999999.1.x'])(
  'takes %s for no preview',
  (cookie) => expect(key('/about-us', { cookie })).toBe('/ar/about-us'),
);

it('leaves other methods to Next', () => {
  expect(key('/about-us', {}, 'POST')).toBeUndefined();
});

it('knows the stored language where it changes nothing', () => {
  expect(key('/en/about-us', { cookie: 'locale=en' })).toBe('/en/about-us');
  expect(key('/about-us', { cookie: 'x=1; locale=ar' })).toBe('/ar/about-us');
});
