import { contentTypes as definitions } from '../../../packages/content-types/src';
import type { Locale } from '../../i18n/locales';
import type { ListPage } from '../types';
import { loadServiceAnnouncements } from './announcements';
import { loadArticlePage, loadHistoryPage } from './articles';
import { loadCircularPage } from './circulars';
import { loadDirectors } from './directors';
import { loadEServiceSummaries } from './e-services';
import { loadFacilityRentals } from './facility-rentals';
import { loadFaqs } from './faqs';
import { loadHomePageAnnouncements } from './home-page-announcements';
import { contentTypeEntries, type contentTypes } from '.';
import { loadLibraryPage } from './libraries';
import { loadNewsletterPage } from './newsletters';
import { readOldAddresses } from './old-addresses';
import { loadEmployeeTopics } from './port-employees';
import { loadPortLinks, loadPorts } from './ports';
import { loadPrequalification } from './prequalification';
import { readPromotedResults } from './promoted-results';
import { loadQualificationAnnouncements } from './qualification-bindings';
import { loadRegulations } from './regulations';
import { loadRelatedOrganizations } from './related-organizations';
import { readSearchSynonyms } from './search-synonyms';
import { loadServices } from './services';
import { loadServiceTimes } from './sla';
import { loadStatisticsYears } from './statistics';
import { loadVideoPage } from './videos';

/** More than a page of the content API. */
const COUNT = 110;

jest.mock('../cached-loader', () => ({
  cachedLoader: ({ load }: { load: unknown }) => load,
  shortenPageLifetime: async () => {},
}));
jest.mock('../../preview/draft-mode', () => ({ showsDrafts: async () => false }));
jest.mock('../../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    contentApiUrl: 'http://cms',
    contentApiTimeoutMs: 10_000,
    logLevel: 'silent',
  }),
}));

const FILES = [
  ...['Images', 'CardImage', 'CategoryImage', 'Thumbnail', 'NewsletterFile', 'MediaFile', 'File'],
  ...['CoverImage', 'TerminalList', 'MediaAssets', 'Logo', 'Icon', 'Image', 'BackgroundImage'],
  ...['EnquiriesFile', 'Guide'],
];

/** An entry with the required fields of every type, identified by its number. */
function entry(type: string, number: number, category: string): object {
  const name = `${type}-${number}`;
  // Lists by date are read newest first.
  const year = 2000 - number;
  const day = `${year}-01-01`;
  const texts = ['Slug', 'Title', 'title', 'Name', 'Question', 'Topic', 'Answer', 'Key', 'Label'];
  const others = [
    'IDNumber',
    'CircularNumber',
    'Port',
    'ServiceName',
    'ExpectedTime',
    'Description',
  ];
  const rows = ['Words', 'From', 'To', 'Type', 'Former', 'Current'];
  return {
    id: number,
    documentId: name,
    attributes: {
      ...Object.fromEntries([...texts, ...others, ...rows].map((field) => [field, name])),
      ...Object.fromEntries(
        ['updatedAt', 'StartDate', 'PublishDate', 'ReleaseDate', 'Date'].map((field) => [
          field,
          day,
        ]),
      ),
      EndDate: null,
      ...Object.fromEntries(FILES.map((field) => [field, null])),
      URL: `/uploads/${name}.mp4`,
      Year: year,
      AnnouncementId: number,
      Kind: 'auction',
      Link: `/about-us?entry=${number}`,
      ...(type === 'articles' && { Category: { data: { attributes: { Name: category } } } }),
    },
  };
}

/** Like Strapi: at most 100 entries a page, 25 by default. */
function respond(url: URL): object {
  const type = url.pathname.split('/').at(-1) ?? '';
  const asked = (name: string, usual: number) =>
    Number(url.searchParams.get(`pagination[${name}]`) ?? usual);
  const pageSize = Math.min(asked('pageSize', 25), 100);
  const page = asked('page', 1);
  // All entries are in the past: no upcoming ones.
  const isToCome = [...url.searchParams.keys()].some((key) => /(?<!End)Date\]\[\$gt\]$/.test(key));
  const total = isToCome ? 0 : COUNT;
  const category = url.searchParams.get('filters[Category][Name][$in][0]') ?? 'News';
  const first = (page - 1) * pageSize;
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  return {
    data: numbers.slice(first, first + pageSize).map((number) => entry(type, number, category)),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

beforeAll(() => {
  jest
    .spyOn(global, 'fetch')
    .mockImplementation(async (input) => Response.json(respond(new URL(String(input)))));
});
afterAll(() => jest.restoreAllMocks());

type Read = (locale: Locale) => Promise<readonly unknown[]>;

/** All items of a paginated list. */
const turned =
  (read: (locale: Locale, page: number) => Promise<ListPage<unknown>>): Read =>
  async (locale) => {
    const items: unknown[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const list = await read(locale, page);
      items.push(...list.items);
      ({ pages } = list);
    }
    return items;
  };

/** Reads of pages, search and URLs, by type. */
const LISTS: Partial<Record<keyof typeof contentTypes, readonly Read[]>> = {
  article: [
    turned((locale, page) => loadArticlePage(locale, 'News', page, 12)),
    turned((locale, page) => loadHistoryPage(locale, page, 4)),
  ],
  library: [turned((locale, page) => loadLibraryPage(locale, page, 12))],
  video: [turned((locale, page) => loadVideoPage(locale, page, 12))],
  newsletter: [turned((locale, page) => loadNewsletterPage(locale, page, 12))],
  circular: [turned((locale, page) => loadCircularPage(locale, null, page, 10))],
  regulation: [loadRegulations],
  port: [loadPorts, loadPortLinks],
  'home-page-announcement': [loadHomePageAnnouncements],
  announcement: [loadServiceAnnouncements],
  director: [loadDirectors],
  service: [loadServices],
  'port-employee': [loadEmployeeTopics],
  'e-service': [
    // Built-in ones follow.
    async (locale) => (await loadEServiceSummaries(locale)).filter(({ key }) => /\d$/.test(key)),
  ],
  'facility-rental': [loadFacilityRentals],
  faq: [loadFaqs],
  'sla-row': [loadServiceTimes],
  'statistics-file': [loadStatisticsYears],
  'qualification-binding': [loadQualificationAnnouncements],
  'prequalification-of-operator-table': [
    async (locale) => (await loadPrequalification(locale))?.tables ?? [],
  ],
  'related-organization': [loadRelatedOrganizations],
  'search-synonym': [readSearchSynonyms],
  'promoted-result': [readPromotedResults],
  redirect: [async () => (await readOldAddresses()).redirects],
  'former-name': [async () => (await readOldAddresses()).formerNames],
};

/** Collections of which pages show one entry. */
const WITHOUT_LIST: readonly string[] = [
  'page',
  'about',
  'organizational-chart',
  'prequalification-of-operator',
];

const listed = contentTypeEntries
  .map(([type]) => type)
  .filter((type) => definitions[type].kind !== 'single' && !WITHOUT_LIST.includes(type));

describe.each(listed)('%s', (type) => {
  it('is listed to the last entry, none twice', async () => {
    for (const read of LISTS[type] ?? []) {
      const items = (await read('ar')).map((item) => JSON.stringify(item));
      expect(items).toHaveLength(COUNT);
      expect(new Set(items).size).toBe(COUNT);
    }
  });

  it('is searched and listed for search engines to the last entry', async () => {
    const [, { search, sitemapEntries, sitemapPages }] = contentTypeEntries.find(
      ([name]) => name === type,
    )!;
    // The search skips e-services without a page, as the fake ones are.
    if (search && type !== 'e-service') {
      const ids = (await search.load('ar')).map(({ id }) => id);
      expect(new Set(ids).size).toBe(COUNT);
    }
    const pages = sitemapPages
      ? await Promise.all([1, 2].map((page) => sitemapPages.page('ar', page)))
      : [];
    const entries = (await sitemapEntries?.('ar')) ?? pages.flat();
    if (sitemapEntries ?? sitemapPages) {
      expect(new Set(entries.map(({ slug }) => slug)).size).toBe(COUNT);
    }
    if (sitemapPages) expect(await sitemapPages.count('ar')).toBe(COUNT);
  });
});
