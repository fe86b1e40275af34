import type { ContentDescriptor, SitemapEntry } from '../content/descriptor';
import { ContentUnavailableError, NotPublishedError } from '../content/errors';
import { setCapabilities } from '../capabilities';
import type { ContentTag } from '../routing/routes';
import { loadSitemap, type SitemapUrl } from './sitemap';
import { PART_SIZE, sitemapPart, wholeSitemap } from './sitemap-xml';

const OLD = '2026-01-01T00:00:00.000Z';
const NEW = '2026-11-01T00:00:00.000Z';

let failing = false;

function unlessFailing<Value>(value: Value): Promise<Value> {
  return failing ? Promise.reject(new ContentUnavailableError('x')) : Promise.resolve(value);
}

const entry = (query: Readonly<Record<string, string>>, updatedAt = OLD): SitemapEntry => ({
  route: 'article',
  query,
  slug: Object.values(query)[0] ?? '',
  updatedAt,
});

const mockTypes: Partial<Record<ContentTag, ContentDescriptor>> = {
  article: {
    sitemapEntries: (locale) =>
      unlessFailing(
        locale === 'ar'
          ? [entry({ news: 'both' }), entry({ photo: 'album' })]
          : [entry({ news: 'both' }, NEW)],
      ),
  },
  library: {
    shadowedBy: 'article',
    sitemapEntries: () => unlessFailing([entry({ a: 'both' }), entry({ a: 'guide' })]),
  },
  page: { changes: () => unlessFailing((path) => (path === '/safe-usage' ? OLD : null)) },
};

jest.mock('../config', () => ({ config: () => ({ siteUrl: 'https://ports.example' }) }));
jest.mock('../content/collections', () => ({
  get contentTypeEntries() {
    return Object.entries(mockTypes);
  },
}));

let mockEmpty: Partial<Record<string, readonly string[]>> = {};
jest.mock('../content/empty-routes', () => ({
  loadEmptyRoutes: async (locale: string) => mockEmpty[locale] ?? [],
}));

beforeEach(() => {
  failing = false;
  mockEmpty = {};
});

function of(urls: readonly SitemapUrl[], path: string): SitemapUrl | undefined {
  return urls.find(({ url }) => url === `https://ports.example${path}`);
}

it('lists indexed routes in their languages', async () => {
  const { urls: all } = await loadSitemap();
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
  for (const path of ['/404', '/home', '/article', '/vacancies', '/en/announcement']) {
    expect(of(all, path)).toBeUndefined();
  }
});

it('lists sections without pagination', async () => {
  const { urls: all } = await loadSitemap();
  for (const section of ['Video', 'Photos', 'library', 'newsletter']) {
    expect(of(all, `/media-center?o=${section}`)).toBeDefined();
  }
  expect(of(all, '/media-center?o=Photos')?.changed).toBe(OLD);
  expect(of(all, '/media-center?o=News')).toBeUndefined();
  expect(all.some(({ url }) => url.includes('page='))).toBe(false);
});

it('lists entries in the languages in which they exist, dated by their last change', async () => {
  const { urls: all } = await loadSitemap();
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
  // Articles take precedence over library items with the same slug.
  expect(of(all, '/article?a=both')).toBeUndefined();
});

it('is not whole while one type of content is unavailable, dated or not', async () => {
  expect((await loadSitemap()).isWhole).toBe(true);
  const { library } = mockTypes;
  const failsWith = (error: Error) =>
    (mockTypes.library = { ...library, sitemapEntries: () => Promise.reject(error) });
  failsWith(new ContentUnavailableError('x'));
  expect((await loadSitemap()).isWhole).toBe(false);
  failsWith(new NotPublishedError('x'));
  expect((await loadSitemap()).isWhole).toBe(true);
  mockTypes.library = library;
});

it('leaves out a page without content in the language that has none', async () => {
  mockEmpty = { en: ['faq'] };
  const { urls } = await loadSitemap();
  expect(of(urls, '/faq')?.alternates).toEqual({});
  expect(of(urls, '/en/faq')).toBeUndefined();
});

it('contains no URL twice', async () => {
  const urls = (await loadSitemap()).urls.map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
});

it('lists the routes alone if the content is unavailable', async () => {
  failing = true;
  const { urls: all, isWhole } = await loadSitemap();
  expect(isWhole).toBe(false);
  expect(of(all, '/about-us')).toMatchObject({ changed: null });
  expect(all.some(({ url }) => url.includes('news='))).toBe(false);
});

describe('XML', () => {
  const many = (count: number): SitemapUrl[] =>
    Array.from({ length: count }, (_, index) => ({
      url: `https://ports.example/article?a=1&n=${index}`,
      changed: index === 0 ? NEW : OLD,
      alternates: {},
    }));

  it('is one file up to the limit, with escaped URLs', () => {
    const xml = wholeSitemap(many(PART_SIZE));
    expect(xml).toContain('<urlset');
    expect(xml).toContain('<loc>https://ports.example/article?a=1&amp;n=0</loc>');
    expect(xml).toContain(`<lastmod>${NEW}</lastmod>`);
    expect(sitemapPart(many(PART_SIZE), 1)).toBeUndefined();
  });

  it('is an index with parts above the limit', () => {
    const urls = many(PART_SIZE + 1);
    const index = wholeSitemap(urls);
    expect(index).toContain('<sitemapindex');
    expect(index.match(/<loc>/g)).toHaveLength(2);
    expect(index).toContain(
      `<loc>https://ports.example/sitemap-1.xml</loc><lastmod>${NEW}</lastmod>`,
    );
    expect(sitemapPart(urls, 1)?.match(/<url>/g)).toHaveLength(PART_SIZE);
    expect(sitemapPart(urls, 2)?.match(/<url>/g)).toHaveLength(1);
    expect(sitemapPart(urls, 3)).toBeUndefined();
  });
});

it('lists no page that the e-services API does not offer', async () => {
  setCapabilities([]);
  const { urls } = await loadSitemap();
  const found = urls.filter(({ url }) => /request-tracking|subscriptions|ratings/.test(url));
  expect(found).toEqual([]);
});
