import { circularContent, findCircular, loadCircularsByNumber } from './circulars';
import {
  findHomePageAnnouncement,
  homePageAnnouncementContent,
  loadHomePageAnnouncements,
} from './home-page-announcements';

jest.mock('../cached-loader', () => ({
  cachedLoader: ({ load }: { load: unknown }) => load,
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

const DAY_MS = 86_400_000;
const COMING = new Date(Date.now() + 3 * DAY_MS).toISOString();
const PAST = new Date(Date.now() - 3 * DAY_MS).toISOString();
const asked: string[] = [];

/** One started and one upcoming entry in Arabic; none in English. */
function respond(address: URL): object {
  asked.push(address.pathname + address.search);
  const isArabic = address.searchParams.get('locale') === 'ar';
  const entries = [PAST, COMING].map((begins, index) => ({
    id: index,
    documentId: String(index),
    attributes: {
      updatedAt: PAST,
      AnnouncementId: index + 1,
      Kind: 'auction',
      Title: 'مزاد',
      StartDate: begins,
      EndDate: new Date(Date.now() + 9 * DAY_MS).toISOString(),
      Announcement: '<p>نص</p>',
      CircularNumber: `2026/00${index + 1}`,
      ReleaseDate: begins.slice(0, 10),
      Description: 'وصف',
    },
  }));
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: isArabic ? 2 : 0 };
  return { data: isArabic ? entries : [], meta: { pagination } };
}

beforeAll(() => {
  jest
    .spyOn(global, 'fetch')
    .mockImplementation(async (input) => Response.json(respond(new URL(String(input)))));
});
afterAll(() => jest.restoreAllMocks());

it('finds an announcement before its beginning, which lists leave out', async () => {
  expect(await findHomePageAnnouncement('1')).toMatchObject({ hasStarted: true });
  expect(await findHomePageAnnouncement('2')).toMatchObject({
    hasStarted: false,
    announcement: { startsAt: COMING },
  });
  expect(await findHomePageAnnouncement('3')).toBeUndefined();
  expect((await loadHomePageAnnouncements()).map(({ id }) => id)).toEqual([1]);
});

it('has announcements in Arabic only', async () => {
  asked.length = 0;
  const { search, sitemapEntries } = homePageAnnouncementContent;
  expect(await search?.load('en')).toEqual([]);
  expect(await sitemapEntries?.('en')).toEqual([]);
  expect(asked).toEqual([]);
  expect(await search?.load('ar')).toHaveLength(2);
  expect((await sitemapEntries?.('ar'))?.map(({ slug }) => slug)).toEqual(['1']);
});

it('shows only the start date of a circular before it', async () => {
  expect(await findCircular('en', '2026-002')).toEqual({
    from: COMING.slice(0, 10),
    updatedAt: PAST,
  });
  expect(await findCircular('ar', '2026-001')).toMatchObject({
    circular: { number: '2026/001' },
    language: 'ar',
    isTranslated: false,
  });
  expect(await findCircular('ar', '2026-009')).toBeUndefined();
  const numbers = ['2026/002', '2026/001'];
  expect((await loadCircularsByNumber('ar', numbers)).map(({ number }) => number)).toEqual([
    '2026/001',
  ]);
  expect(await circularContent.dueTimes?.(new Date())).toContain(
    Date.parse(`${COMING.slice(0, 10)}T00:00:00+03:00`),
  );
});
