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

/** A started, an upcoming and an ended entry in Arabic; none in English. */
function respond(address: URL): object {
  asked.push(address.pathname + address.search);
  const isArabic = address.searchParams.get('locale') === 'ar';
  const entries = [PAST, COMING, PAST].map((begins, index) => ({
    id: index,
    documentId: String(index),
    attributes: {
      updatedAt: PAST,
      AnnouncementId: index + 1,
      Kind: 'auction',
      Title: 'مزاد',
      StartDate: begins,
      EndDate: new Date(Date.now() + (index < 2 ? 9 : -2) * DAY_MS).toISOString(),
      Announcement: '<p>نص</p>',
      CircularNumber: `2026/00${index + 1}`,
      ReleaseDate: begins.slice(0, 10),
      Description: 'وصف',
    },
  }));
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: isArabic ? 3 : 0 };
  return { data: isArabic ? entries : [], meta: { pagination } };
}

beforeAll(() => {
  jest
    .spyOn(global, 'fetch')
    .mockImplementation(async (input) => Response.json(respond(new URL(String(input)))));
});
afterAll(() => jest.restoreAllMocks());

it('finds an announcement before its beginning and after its end, which lists leave out', async () => {
  expect(await findHomePageAnnouncement('1')).toMatchObject({ hasStarted: true });
  expect(await findHomePageAnnouncement('2')).toMatchObject({
    hasStarted: false,
    announcement: { startsAt: COMING },
  });
  expect(await findHomePageAnnouncement('3')).toMatchObject({ hasStarted: true });
  expect(await findHomePageAnnouncement('4')).toBeUndefined();
  expect((await loadHomePageAnnouncements()).map(({ id }) => id)).toEqual([1]);
});

it('has announcements in Arabic only', async () => {
  asked.length = 0;
  const { search, sitemapPages } = homePageAnnouncementContent;
  expect(await search?.load('en')).toEqual([]);
  expect(await sitemapPages?.count('en')).toBe(0);
  expect(asked).toEqual([]);
  expect(await search?.load('ar')).toHaveLength(3);
  expect(await sitemapPages?.page('ar', 1)).toMatchObject([
    { slug: '1', isTranslated: false },
    { slug: '3' },
  ]);
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
