import { fetchAll, fetchFirst, fetchPage } from '../client';
import { loadVideo, videoContent } from './videos';

jest.mock('../client', () => ({
  fetchAll: jest.fn(),
  fetchFirst: jest.fn(),
  fetchPage: jest.fn(),
}));
jest.mock('../cached-loader', () => ({ cachedLoader: ({ load }: { load: unknown }) => load }));
jest.mock('../../preview/draft-mode', () => ({ showsDrafts: () => Promise.resolve(false) }));

const raw = {
  documentId: 'a1b2',
  Slug: 'a1b2',
  Title: 'The quay',
  Summary: 'From above.',
  URL: '/uploads/quay.mp4',
  Thumbnail: null,
  PublishDate: '2026-01-01T06:00:00.000Z',
  Duration: 12,
  updatedAt: '2026-02-01T06:00:00.000Z',
};

const first = jest.mocked(fetchFirst);
beforeEach(() => {
  first.mockResolvedValue(raw);
  jest.mocked(fetchAll).mockResolvedValue([{ ...raw, Slug: 'quay' }, raw]);
  jest.mocked(fetchPage).mockResolvedValue({ entries: [], pageCount: 0, total: 0 });
});

it('finds a video by its slug or entry id, with its availability in the other language', async () => {
  await expect(loadVideo('ar', 'a1b2')).resolves.toMatchObject({
    slug: 'a1b2',
    title: 'The quay',
    url: '/media/quay.mp4',
    translated: false,
  });
  expect(first.mock.calls[0]?.[3]).toMatchObject({
    'filters[$or][0][Slug][$eqi]': 'a1b2',
    'filters[$or][1][documentId][$eq]': 'a1b2',
  });
  expect(jest.mocked(fetchPage).mock.calls[0]?.[1]).toBe('en');
});

it('does not show a video before its time', async () => {
  first.mockResolvedValue({ ...raw, PublishDate: '2999-01-01T00:00:00.000Z' });
  await expect(loadVideo('ar', 'a1b2')).rejects.toThrow('video a1b2');
});

it('has the page of every video in search and sitemap', async () => {
  const found = await videoContent.search?.load('en');
  expect(found?.map(({ href, kind }) => [href, kind])).toEqual([
    ['/en/article?video=quay', 'videos'],
    ['/en/article?video=a1b2', 'videos'],
  ]);
  const entries = [{ ...raw, Slug: 'quay' }, raw];
  jest.mocked(fetchPage).mockImplementation(async (_type, locale) => ({
    entries: locale === 'en' ? entries : [raw],
    ...{ pageCount: 1, total: 2 },
  }));
  const listed = await videoContent.sitemapPages?.page('en', 1);
  expect(listed?.map(({ query, isTranslated }) => [query, isTranslated])).toEqual([
    [{ video: 'quay' }, false],
    [{ video: 'a1b2' }, true],
  ]);
});

it('lists a scheduled video for search engines from its time on', async () => {
  const start = Date.now() + 60_000;
  const scheduled = { ...raw, Slug: 'later', PublishDate: new Date(start).toISOString() };
  jest.mocked(fetchPage).mockImplementation(async (_type, _locale, _schema, query) => {
    const isUpcoming = Object.values(query ?? {}).includes('PublishDate:asc');
    return { entries: [isUpcoming ? scheduled : raw], pageCount: 1, total: 1 };
  });
  const slugs = async () =>
    (await videoContent.sitemapPages?.page('ar', 1))?.map(({ query }) => query?.video);
  expect(await slugs()).toEqual(['a1b2']);
  jest.useFakeTimers({ now: start, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
  expect(await slugs()).toEqual(['a1b2', 'later']);
  jest.useRealTimers();
});
