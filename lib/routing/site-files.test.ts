import { siteFile } from './site-files';

it.each([
  ['/robots.txt', '/robots-file'],
  ['/sitemap.xml', '/sitemap-file/all'],
  ['/sitemap-1.xml', '/sitemap-file/1'],
  ['/sitemap-12.xml', '/sitemap-file/12'],
  ['/feeds/news.xml', '/ar/feeds/news'],
  ['/feeds/circulars.xml', '/ar/feeds/circulars'],
  ['/en/feeds/news.xml', '/en/feeds/news'],
  ['/en/feeds/circulars.xml', '/en/feeds/circulars'],
  ['/manifest.webmanifest', '/ar/manifest-file'],
  ['/en/manifest.webmanifest', '/en/manifest-file'],
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
  '/sitemap-0.xml',
  '/sitemap-01.xml',
  '/sitemap-x.xml',
  '/sitemap-99999.xml',
  '/sitemap-file/all',
  '/robots-file',
  '/Robots.txt',
  '/feeds/__proto__.xml',
])('%s is not a site file', (address) => {
  expect(siteFile(address)).toBeUndefined();
});
