import { siteFile } from './site-files';

it.each([
  ['/robots.txt', '/robots.txt'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap-1.xml', '/sitemap.xml/1'],
  ['/sitemap-12.xml', '/sitemap.xml/12'],
  ['/feeds/news.xml', '/ar/feeds/news.xml'],
  ['/feeds/circulars.xml', '/ar/feeds/circulars.xml'],
  ['/en/feeds/news.xml', '/en/feeds/news.xml'],
  ['/en/feeds/circulars.xml', '/en/feeds/circulars.xml'],
  ['/.well-known/security.txt', '/security.txt'],
  ['/manifest.webmanifest', '/ar/manifest.webmanifest'],
  ['/en/manifest.webmanifest', '/en/manifest.webmanifest'],
])('%s is a file', (address, shown) => {
  expect(siteFile(address)).toBe(shown);
});

it.each([
  '/x.php',
  '/x.xml',
  '/feeds/x.xml',
  '/feeds/news',
  '/feeds/news.xml/',
  '/ar/feeds/news.xml',
  '/en/robots.txt',
  '/en/sitemap.xml',
  '/security.txt',
  '/.well-known/security.txt/',
  '/en/.well-known/security.txt',
  '/sitemap-0.xml',
  '/sitemap-01.xml',
  '/sitemap-x.xml',
  '/sitemap-99999.xml',
  '/sitemap.xml/1',
  '/ar/manifest.webmanifest',
  '/Robots.txt',
  '/feeds/__proto__.xml',
])('%s is not a file', (address) => {
  expect(siteFile(address)).toBeUndefined();
});
