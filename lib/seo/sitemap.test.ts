import { ContentUnavailableError } from '../content/errors';
import { loadListedArticles, loadListedLibraryItems, loadPageChanges } from '../content/listed';
import { sitemapAddresses, type SitemapAddress } from './sitemap';
import { PART_SIZE, sitemapPart, wholeSitemap } from './sitemap-xml';

jest.mock('../config', () => ({ config: () => ({ siteUrl: 'https://ports.example' }) }));
jest.mock('../logging/log', () => ({ log: {} }));
jest.mock('../content/cached-loader', () => ({
  cachedLoader: () => jest.fn().mockResolvedValue([]),
}));
jest.mock('../content/listed', () => ({
  isDatedTag: (tag: string) => tag === 'video',
  loadLastChange: jest.fn(),
  loadListedArticles: jest.fn(),
  loadListedLibraryItems: jest.fn(),
  loadPageChanges: jest.fn(),
}));

const OLD = '2026-01-01T00:00:00.000Z';
const NEW = '2026-11-01T00:00:00.000Z';

function of(addresses: readonly SitemapAddress[], path: string): SitemapAddress | undefined {
  return addresses.find(({ address }) => address === `https://ports.example${path}`);
}

beforeEach(() => {
  jest
    .mocked(loadListedArticles)
    .mockImplementation(async (locale) => [
      { slug: 'both', category: 'News', updatedAt: locale === 'ar' ? OLD : NEW },
      ...(locale === 'ar' ? [{ slug: 'album', category: 'Photos', updatedAt: OLD } as const] : []),
    ]);
  jest.mocked(loadListedLibraryItems).mockResolvedValue([
    { slug: 'both', updatedAt: OLD },
    { slug: 'guide', updatedAt: OLD },
  ]);
  jest.mocked(loadPageChanges).mockResolvedValue({ 'safe-usage': OLD });
});

it('lists indexed routes in their languages', async () => {
  const all = await sitemapAddresses();
  const both = {
    ar: 'https://ports.example/safe-usage',
    en: 'https://ports.example/en/safe-usage',
    'x-default': 'https://ports.example/safe-usage',
  };
  expect(of(all, '/safe-usage')).toMatchObject({ changed: OLD, alternates: both });
  expect(of(all, '/en/safe-usage')).toMatchObject({ changed: OLD, alternates: both });
  expect(of(all, '/')).toBeDefined();
  expect(of(all, '/en')).toBeDefined();
  expect(of(all, '/announcement')?.alternates).toEqual({});
  for (const path of ['/en/announcement', '/404', '/home', '/article', '/vacancies']) {
    expect(of(all, path)).toBeUndefined();
  }
});

it('lists sections without pagination', async () => {
  const all = await sitemapAddresses();
  for (const section of ['Video', 'Photos', 'library', 'newsletter']) {
    expect(of(all, `/media-center?o=${section}`)).toBeDefined();
  }
  expect(of(all, '/media-center?o=Photos')?.changed).toBe(OLD);
  expect(of(all, '/media-center?o=News')).toBeUndefined();
  expect(all.some(({ address }) => address.includes('page='))).toBe(false);
});

it('lists entries in the languages in which they exist, dated by their last change', async () => {
  const all = await sitemapAddresses();
  expect(of(all, '/article?news=both')?.changed).toBe(OLD);
  expect(of(all, '/en/article?news=both')?.changed).toBe(NEW);
  expect(Object.keys(of(all, '/article?news=both')?.alternates ?? {})).toEqual([
    'ar',
    'en',
    'x-default',
  ]);
  expect(of(all, '/article?photo=album')?.alternates).toEqual({});
  expect(of(all, '/en/article?photo=album')).toBeUndefined();
  expect(of(all, '/article?a=guide')).toBeDefined();
  // An article of that slug is shown there.
  expect(of(all, '/article?a=both')).toBeUndefined();
});

it('names no address twice', async () => {
  const addresses = (await sitemapAddresses()).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('is made of the routes alone without content', async () => {
  for (const loader of [loadListedArticles, loadListedLibraryItems, loadPageChanges]) {
    jest.mocked(loader).mockRejectedValue(new ContentUnavailableError('x'));
  }
  const all = await sitemapAddresses();
  expect(of(all, '/about-us')).toMatchObject({ changed: null });
  expect(all.some(({ address }) => address.includes('news='))).toBe(false);
});

describe('XML', () => {
  const many = (count: number): SitemapAddress[] =>
    Array.from({ length: count }, (_, index) => ({
      address: `https://ports.example/article?a=1&n=${index}`,
      changed: index === 0 ? NEW : OLD,
      alternates: {},
    }));

  it('is one file up to the limit, with escaped addresses', () => {
    const xml = wholeSitemap(many(PART_SIZE));
    expect(xml).toContain('<urlset');
    expect(xml).toContain('<loc>https://ports.example/article?a=1&amp;n=0</loc>');
    expect(xml).toContain(`<lastmod>${NEW}</lastmod>`);
    expect(sitemapPart(many(PART_SIZE), 1)).toBeUndefined();
  });

  it('is an index with parts above the limit', () => {
    const addresses = many(PART_SIZE + 1);
    const index = wholeSitemap(addresses);
    expect(index).toContain('<sitemapindex');
    expect(index.match(/<loc>/g)).toHaveLength(2);
    expect(index).toContain(
      `<loc>https://ports.example/sitemap-1.xml</loc><lastmod>${NEW}</lastmod>`,
    );
    expect(sitemapPart(addresses, 1)?.match(/<url>/g)).toHaveLength(PART_SIZE);
    expect(sitemapPart(addresses, 2)?.match(/<url>/g)).toHaveLength(1);
    expect(sitemapPart(addresses, 3)).toBeUndefined();
  });
});
