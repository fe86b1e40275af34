import type { ContentDescriptor, ListedEntry, SitemapPages } from '../content/descriptor';
import { ContentUnavailableError, NotPublishedError } from '../content/errors';
import { setCapabilities } from '../capabilities';
import type { ContentTag } from '../routing/routes';
import { evictShared } from '../cache/until-change';
import { loadSitemapParts, type SitemapUrl } from './sitemap';
import { MAX_URLS, sitemapFile, sitemapPartFile } from './sitemap-file';

const OLD = '2026-01-01T00:00:00.000Z';
const NEW = '2026-11-01T00:00:00.000Z';

let failing = false;

function unlessFailing<Value>(value: Value): Promise<Value> {
  return failing ? Promise.reject(new ContentUnavailableError('x')) : Promise.resolve(value);
}

const entry = (query: Readonly<Record<string, string>>, updatedAt = OLD): ListedEntry => ({
  route: 'article',
  query,
  slug: Object.values(query)[0] ?? '',
  updatedAt,
  isTranslated: false,
});

const mockRead = jest.fn();

function pages(ofArabic: readonly ListedEntry[], ofEnglish: readonly ListedEntry[]): SitemapPages {
  const all = { ar: ofArabic, en: ofEnglish };
  return {
    pageSize: 100,
    count: (locale) => unlessFailing(all[locale].length),
    page: async (locale, number) => {
      mockRead(locale, number);
      return unlessFailing(all[locale].slice((number - 1) * 100, number * 100));
    },
  };
}

const both = { ...entry({ news: 'both' }), isTranslated: true };
const articles = pages([both, entry({ photo: 'album' })], [{ ...both, updatedAt: NEW }]);

const mockTypes: Partial<Record<ContentTag, ContentDescriptor>> = {
  article: {
    changes: () => unlessFailing((path) => (path.endsWith('=Photos') ? OLD : NEW)),
    sitemapPages: articles,
  },
  port: {
    sitemapEntries: () => unlessFailing([{ ...entry({ port: 'jeddah' }), route: 'ports' }]),
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
  evictShared();
});

async function loadSitemap() {
  const { parts, isWhole } = await loadSitemapParts();
  const loaded = await Promise.all(parts.map(({ load }) => load()));
  return {
    urls: loaded.flatMap(({ urls }) => urls),
    isWhole: isWhole && loaded.every((part) => part.isWhole),
  };
}

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
  expect(Object.keys(of(all, '/en/ports?port=jeddah')?.alternates ?? {})).toHaveLength(3);
});

it('is not whole while one type of content is unavailable, dated or not', async () => {
  expect((await loadSitemap()).isWhole).toBe(true);
  const { port } = mockTypes;
  const failsWith = (error: Error) =>
    (mockTypes.port = { ...port, sitemapEntries: () => Promise.reject(error) });
  failsWith(new ContentUnavailableError('x'));
  expect((await loadSitemap()).isWhole).toBe(false);
  failsWith(new NotPublishedError('x'));
  expect((await loadSitemap()).isWhole).toBe(true);
  mockTypes.port = port;
  const { article } = mockTypes;
  const page = () => Promise.reject(new ContentUnavailableError('x'));
  mockTypes.article = { ...article, sitemapPages: { ...articles, page } };
  expect((await loadSitemap()).isWhole).toBe(false);
  mockTypes.article = article;
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
  const many = (count: number) =>
    Array.from({ length: count }, (_, index): ListedEntry => ({
      ...entry({ o: 'Photos', page: `${index + 2}` }),
      route: 'mediaCenter',
    }));
  afterEach(() => {
    mockTypes.article = { ...mockTypes.article, sitemapPages: articles };
  });

  it('is one file up to the limit, with escaped URLs', async () => {
    mockTypes.article = { ...mockTypes.article, sitemapPages: pages(many(150), []) };
    const xml = (await sitemapFile())?.text ?? '';
    expect(xml).toContain('<urlset');
    expect(xml).toContain('<loc>https://ports.example/media-center?o=Photos&amp;page=151</loc>');
    expect(xml).toContain(`<lastmod>${OLD}</lastmod>`);
    expect(await sitemapPartFile(1)).toBeUndefined();
  });

  it('is an index with parts above the limit, each read by page', async () => {
    const growing = pages(many(MAX_URLS), many(1050));
    mockTypes.article = { ...mockTypes.article, sitemapPages: growing };
    const index = (await sitemapFile())?.text ?? '';
    expect(index).toContain('<sitemapindex');
    expect(index.match(/<loc>/g)).toHaveLength(1 + 5 + 2);
    expect(index).toContain(
      `<loc>https://ports.example/sitemap-2.xml</loc><lastmod>${NEW}</lastmod>`,
    );
    expect(mockRead).not.toHaveBeenCalled();
    expect((await sitemapPartFile(1))?.text).toContain('/safe-usage<');
    expect((await sitemapPartFile(3))?.text.match(/<url>/g)).toHaveLength(1000);
    expect(mockRead.mock.calls).toEqual(Array.from({ length: 10 }, (_, page) => ['ar', 11 + page]));
    expect((await sitemapPartFile(8))?.text.match(/<url>/g)).toHaveLength(50);
    expect(await sitemapPartFile(9)).toBeUndefined();
  });
});

it('lists no page that the e-services API does not offer', async () => {
  setCapabilities([]);
  const { urls } = await loadSitemap();
  const found = urls.filter(({ url }) => /request-tracking|subscriptions|ratings/.test(url));
  expect(found).toEqual([]);
});
