import type { Locale } from '../../i18n/locales';
import type { DueTime } from '../descriptor';
import { NO_FILTER } from '../../routing/circular-filters';
import { evictShared } from '../../cache/until-change';
import { loadAbout } from './abouts';
import { loadServiceAnnouncements } from './announcements';
import { loadArticle, loadArticlePage, loadHistoryHighlight, loadHistoryPage } from './articles';
import {
  findCircular,
  loadCircularPage,
  loadCircularsByNumber,
  loadFilteredCirculars,
} from './circulars';
import { loadDirectors } from './directors';
import { loadFacilityRentals } from './facility-rentals';
import { findHomePageAnnouncement, loadHomePageAnnouncements } from './home-page-announcements';
import { contentTypeEntries, newestPaths } from '.';
import { loadLibraryItem, loadLibraryPage } from './libraries';
import { loadLicenses } from './licenses';
import { loadNewsletterPage } from './newsletters';
import { loadOrganizationalChart } from './organizational-charts';
import { loadConditions, loadPrivacyPolicy } from './policies';
import { loadEmployeeTopics } from './port-employees';
import { loadPortLinks, loadPorts } from './ports';
import { loadPrequalification } from './prequalification';
import { loadQualificationAnnouncements } from './qualification-bindings';
import { loadRegulations } from './regulations';
import { loadRelatedOrganizations } from './related-organizations';
import { loadServices } from './services';
import { loadVideo, loadVideoPage } from './videos';

jest.mock('../cached-loader', () => ({
  cachedLoader: ({ load }: { load: unknown }) => load,
  shortenPageLifetime: async () => {},
}));
jest.mock('../../preview/draft-mode', () => ({ showsDrafts: async () => false }));
jest.mock('../../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    contentApiUrl: 'http://cms',
    cmsPublicUrl: 'http://cms',
    contentApiTimeoutMs: 10_000,
    contentApiToken: '',
    logLevel: 'silent',
  }),
}));

type Fields = Readonly<Record<string, unknown>>;
type Form = 'v4' | 'v5';

const file = (name: string) => ({
  url: `https://cms.example/uploads/${name}`,
  width: '16',
  size: 2,
});
const day = (number: number) => `2024-0${number}-01`;

/** Only the fields of the specification. */
const ENTITIES: Readonly<Record<string, (number: number) => Fields>> = {
  articles: (number) => ({
    Slug: `article-${number}`,
    Title: `Article ${number}`,
    Summary: 'Summary',
    PublishDate: `${day(number)}T08:00:00.000Z`,
    Body: '<p>Body</p>',
    Images: [file('a.jpg'), file('b.jpg')],
    CardImage: file('card.jpg'),
    Category: { Name: number === 3 ? 'History' : 'News' },
  }),
  categories: (number) => ({
    Name: ['News', 'Photos', 'History'][number - 1],
    CategoryImage: null,
  }),
  videos: (number) => ({
    Summary: `Video ${number}\nA second line`,
    URL: '/uploads/quay.mp4',
    Thumbnail: file('quay.jpg'),
    PublishDate: day(number),
  }),
  newsletters: (number) => ({
    Title: `Issue ${number}`,
    PublishDate: day(number),
    Thumbnail: file('issue.jpg'),
    NewsletterFile: file('issue.pdf'),
  }),
  libraries: (number) => ({
    Slug: `book-${number}`,
    Title: `Book ${number}`,
    Description: 'Description',
    MediaFile: file('book.pdf'),
    PublishDate: day(number),
  }),
  ports: (number) => ({
    Port: `Port ${number}`,
    Slug: `port-${number}`,
    Category: 'fishing',
    Latitude: '21.5',
    Longitude: 39,
    Berths: '62',
    Terminals: 4,
    Capacity: 130,
    Operators: 'Operators',
    Area: '12.5',
    Description: 'Description',
    AssetsAndFacilities: '<p>Cranes</p>',
    CoverImage: [file('port.jpg')],
    ContactUsTitle: 'Contact',
    TelNo: 966126476200,
    FaxNo: '966126476201',
    PostalAddress: 'P.O. Box 1',
  }),
  announcements: (number) => ({
    Title: `Notice ${number}`,
    Description: 'Description',
    Icon: file('icon.png'),
    StartDate: day(number),
    EndDate: null,
  }),
  'home-page-announcements': (number) => ({
    AnnouncementId: `${number}0`,
    StartDate: day(number),
    EndDate: '2099-01-01T00:00:00.000Z',
    Announcement: '<p>An auction.</p>',
  }),
  'related-organizations': (number) => ({
    Link: `https://ministry-${number}.example/`,
    Logo: file('logo.png'),
    DisplayOrder: number,
  }),
  abouts: () => ({ AboutLabel: 'About', AboutContent: '<p>Text</p>', ValueLable: 'Values' }),
  directors: (number) => ({
    Name: `Member ${number}`,
    Role: 'Member',
    About: 'About',
    Image: file('member.jpg'),
    Display_Order: String(number),
  }),
  'organizational-charts': () => ({ Image: file('chart.png') }),
  services: (number) => ({
    Title: `Service ${number}`,
    Content: '<p>Pilotage</p>',
    BackgroundImage: file('pilot.jpg'),
  }),
  licenses: () => ({ AgentLicense: '<p>Agent</p>', ChandellingLicense: '<p>Chandler</p>' }),
  'facility-rentals': (number) => ({
    Port: `Port ${number}`,
    Near: '12',
    Far: 10,
    Outside: '8.5',
    RentalFee: null,
  }),
  'qualification-bindings': (number) => ({
    Label: `Bidding ${number}`,
    Date: `${day(number)}T00:00:00.000Z`,
    Content: '<p>Terms</p>',
  }),
  'prequalification-of-operators': () => ({ Description: '<p>Invitation</p>' }),
  regulations: (number) => ({
    IDNumber: `REG-0${number}`,
    Title: `Regulation ${number}`,
    Description: 'Description',
    PublishDate: day(number),
    DisplayOrder: number,
    MediaAssets: [{ Title: 'Rules', Document: file('rules.pdf') }],
  }),
  circulars: (number) => ({
    ReleaseDate: day(number),
    CircularNumber: `2024/00${number}`,
    Description: 'Description',
    File: file('circular.pdf'),
  }),
  'port-employees': (number) => ({ title: `Topic ${number}`, content: '<p>Text</p>' }),
  'privacy-policy': () => ({ Content: '<h2>Policy</h2>' }),
  condition: () => ({ Content: '<h2>Terms</h2>' }),
};

const SINGLE = ['privacy-policy', 'condition'];
const COUNT = 3;

/** A file or relation in the envelope of Strapi 4. */
function enveloped(value: unknown): unknown {
  const isFile = (candidate: unknown) =>
    typeof candidate === 'object' && candidate !== null && 'url' in candidate;
  if (Array.isArray(value) && value.every(isFile)) {
    return { data: value.map((attributes, id) => ({ id, attributes })) };
  }
  if (Array.isArray(value))
    return value.map((item) => (isPlain(item) ? envelopedFields(item) : item));
  if (isPlain(value) && (isFile(value) || 'Name' in value)) {
    return { data: { id: 1, attributes: value } };
  }
  return value;
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function envelopedFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, enveloped(value)]),
  );
}

interface Mutation {
  readonly type: string;
  readonly change: (fields: Fields) => Fields;
}

/**
 * A minimal API: in Strapi 4's shape it rejects queries outside section 7 of the specification, in
 * Strapi 5's shape it ignores them.
 */
function respond(url: URL, form: Form, mutations: readonly Mutation[]): Response {
  const type = url.pathname.replace('/api/', '');
  const entityFields = ENTITIES[type];
  if (!entityFields) return Response.json({ error: { status: 404 } }, { status: 404 });
  const parameters = [...url.searchParams.keys()];
  const isRefused =
    url.searchParams.get('populate') !== '*' ||
    parameters.some((name) => /^(?:fields|filters|sort)/.test(name));
  if (form === 'v4' && isRefused) {
    return Response.json({ data: null, error: { name: 'ValidationError' } }, { status: 400 });
  }
  const entries = Array.from({ length: COUNT }, (_, index) => {
    const fields = entityFields(index + 1);
    const mutation =
      index === 0 ? mutations.find((candidate) => candidate.type === type) : undefined;
    const own = mutation?.change(fields) ?? fields;
    const id = index + 1;
    if (form === 'v4') return { id, attributes: envelopedFields(own) };
    return { id, documentId: `${'document'.repeat(3).slice(1)}${id}`, ...own };
  });
  return Response.json({ data: SINGLE.includes(type) ? entries[0] : entries, meta: {} });
}

function serve(form: Form, ...mutations: Mutation[]): void {
  evictShared();
  jest
    .mocked(fetch)
    .mockImplementation(async (input) => respond(new URL(String(input)), form, mutations));
}

beforeAll(() => void jest.spyOn(global, 'fetch'));
afterAll(() => jest.restoreAllMocks());

const PAGING = [1, 12] as const;

/** Reads of pages, by type. */
const READS: Readonly<Record<string, readonly ((locale: Locale) => Promise<unknown>)[]>> = {
  articles: [
    async (locale) => (await loadArticlePage(locale, 'News', ...PAGING)).items,
    async (locale) => (await loadHistoryPage(locale, ...PAGING)).items,
    loadHistoryHighlight,
    (locale) => loadArticle(locale, 'article-2'),
    async () => (await newestPaths(10)).filter((path) => !path.startsWith('/en')),
  ],
  categories: [async (locale) => (await loadArticlePage(locale, 'News', ...PAGING)).items],
  videos: [async (locale) => (await loadVideoPage(locale, ...PAGING)).items],
  newsletters: [async (locale) => (await loadNewsletterPage(locale, ...PAGING)).items],
  libraries: [
    async (locale) => (await loadLibraryPage(locale, ...PAGING)).items,
    (locale) => loadLibraryItem(locale, 'book-2'),
  ],
  ports: [loadPorts, loadPortLinks],
  announcements: [loadServiceAnnouncements],
  'home-page-announcements': [loadHomePageAnnouncements, () => findHomePageAnnouncement('20')],
  'related-organizations': [loadRelatedOrganizations],
  abouts: [loadAbout],
  directors: [loadDirectors],
  'organizational-charts': [loadOrganizationalChart],
  services: [loadServices],
  licenses: [loadLicenses],
  'facility-rentals': [loadFacilityRentals],
  'qualification-bindings': [loadQualificationAnnouncements],
  'prequalification-of-operators': [loadPrequalification],
  regulations: [loadRegulations],
  circulars: [
    async (locale) => (await loadCircularPage(locale, null, ...PAGING)).items,
    async (locale) => (await loadCircularPage(locale, 2024, ...PAGING)).items,
    async (locale) => (await loadFilteredCirculars(locale, NO_FILTER, ...PAGING)).items,
    (locale) => loadCircularsByNumber(locale, ['2024/001', '2024/002', '2024/003']),
    (locale) => findCircular(locale, '2024-002'),
  ],
  'port-employees': [loadEmployeeTopics],
  'privacy-policy': [loadPrivacyPolicy],
  condition: [loadConditions],
};

/** Reads of search, sitemap, feeds, last change and schedule, by type. */
function machineReads(type: string): (() => Promise<unknown>)[] {
  const [, descriptor] =
    contentTypeEntries.find(([tag]) => [tag, `${tag}s`, tag.replace(/y$/, 'ies')].includes(type)) ??
    [];
  const { search, sitemapEntries, sitemapPages, feeds = [], changes, dueTimes } = descriptor ?? {};
  return [
    ...(search ? [() => search.load('ar')] : []),
    ...(sitemapEntries ? [() => sitemapEntries('ar')] : []),
    ...(sitemapPages ? [() => sitemapPages.page('ar', 1)] : []),
    ...feeds.map((feed) => () => feed.entries('ar', 10, (key) => key)),
    ...(changes ? [async () => (await changes('ar'))('/')] : []),
    // Both languages return the same times.
    ...(dueTimes ? [async () => [...new Set(await due(dueTimes))]] : []),
  ];
}

const due = (dueTimes: (since: Date) => Promise<DueTime[]>) => dueTimes(new Date('2023-01-01'));

async function readAll(type: string): Promise<unknown[]> {
  const reads = (READS[type] ?? []).map((read) => () => read('ar'));
  return Promise.all([...reads, ...machineReads(type)].map((read) => read()));
}

const itemCount = (value: unknown) => (Array.isArray(value) ? value.length : value ? 1 : 0);

describe.each(['v4', 'v5'] as const)('in front of an API in the shape of Strapi %s', (form) => {
  it.each(Object.keys(ENTITIES))('%s are whole', async (type) => {
    serve(form);
    const found = await readAll(type);
    expect(found.length).toBeGreaterThan(0);
    const [list] = found;
    const isList = (READS[type]?.length ?? 0) > 0 && Array.isArray(list);
    const expected = type === 'articles' || type === 'categories' ? 2 : COUNT;
    expect(itemCount(list)).toBe(isList ? expected : 1);
  });

  it('lists articles of a category without a list among the news', async () => {
    const tender = {
      type: 'articles',
      change: (fields: Fields) => ({ ...fields, Category: { Name: 'Tenders' } }),
    };
    const categories = { type: 'categories', change: () => ({ Name: 'Tenders' }) };
    serve(form, tender, categories);
    const { items } = await loadArticlePage('ar', 'News', ...PAGING);
    expect(items.map(({ category }) => category)).toEqual(['News', 'Tenders']);
  });

  it('fills in identifiers and titles for links and lists', async () => {
    serve(form);
    const [video] = (await loadVideoPage('ar', ...PAGING)).items;
    expect(video).toMatchObject({ title: 'Video 3', url: '/media/quay.mp4' });
    await expect(loadVideo('ar', video?.slug ?? '')).resolves.toMatchObject({ title: 'Video 3' });
    const topics = (await loadEmployeeTopics('ar')).map(({ slug }) => slug);
    expect(new Set(topics).size).toBe(COUNT);
    const [organization] = await loadRelatedOrganizations('ar');
    expect(organization?.name).toBe('ministry-1.example');
    const [announcement] = await loadHomePageAnnouncements();
    expect(announcement).toMatchObject({ id: 30, kind: null, title: 'An auction.' });
    const [port] = await loadPorts('ar');
    expect(port).toMatchObject({
      category: 'fishing',
      berths: 62,
      area: 12.5,
      position: { latitude: 21.5, longitude: 39 },
      cover: { src: '/media/port.jpg' },
    });
    const [bidding] = await loadQualificationAnnouncements('ar');
    expect(bidding?.date).toBe('2024-03-01');
  });

  /** In Strapi 5's shape only the values that its missing envelope could hide. */
  const VALUES: Readonly<Record<string, unknown>> = {
    null: null,
    'an object': { a: { b: 1 } },
    'a list': [1, 'x', null],
    ...(form === 'v4' && { missing: undefined, empty: '', 'a number': 7 }),
  };

  describe.each(Object.keys(ENTITIES))('%s', (type) => {
    const names = Object.keys(ENTITIES[type]?.(1) ?? {});

    async function losesOneAtMost(whole: readonly number[], changed: Fields): Promise<boolean> {
      serve(form, { type, change: (fields) => ({ ...fields, ...changed }) });
      const sizes = (await readAll(type)).map(itemCount);
      return sizes.every((size, index) => (whole[index] ?? 0) - size <= 1);
    }

    it('lose at most one entry without a usable field', async () => {
      serve(form);
      const whole = (await readAll(type)).map(itemCount);
      const failed: string[] = [];
      for (const name of names) {
        for (const [what, value] of Object.entries(VALUES)) {
          if (!(await losesOneAtMost(whole, { [name]: value }))) failed.push(`${name}: ${what}`);
        }
      }
      expect(failed).toEqual([]);
    });

    it('lose at most one entry of enormous fields', async () => {
      serve(form);
      const whole = (await readAll(type)).map(itemCount);
      const enormous = 'x y '.repeat(15_000);
      const changed = Object.fromEntries(names.map((name) => [name, enormous]));
      expect(await losesOneAtMost(whole, changed)).toBe(true);
    });
  });
});
