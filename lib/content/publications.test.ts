import { sampleCircular } from './circulars/testing/sample-circular';
import { loadArticlePage } from './collections/articles';
import type { Circular } from './circulars/circular';
import { loadCircularPage } from './collections/circulars';
import { loadPublications } from './publications';

jest.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string, values: object) =>
      [locale, key, ...Object.values(values)].join(' '),
}));
jest.mock('./collections/circulars', () => ({
  ...jest.requireActual<object>('./collections/circulars'),
  loadCircularPage: jest.fn(),
}));
jest.mock('./collections/articles', () => ({ loadArticlePage: jest.fn() }));
jest.mock('./collections/ports', () => ({ loadPortLinks: async () => [] }));

const circulars = jest.mocked(loadCircularPage);
const articles = jest.mocked(loadArticlePage);
const noArticles = { items: [], page: 1, pages: 1, total: 0 };
const circularList = (...items: Circular[]) => ({ items, page: 1, pages: 1, total: items.length });

beforeEach(() => {
  articles.mockResolvedValue(noArticles);
});

it('returns a circular once, with both languages, ports and subject', async () => {
  const shared = { number: '2026/014', ports: ['jeddah'], publishedAt: '2026-03-05' };
  circulars.mockImplementation(async (locale) =>
    circularList(
      locale === 'ar'
        ? sampleCircular({ ...shared, subject: 'السلامة', category: 'السلامة البحرية' })
        : sampleCircular({ ...shared, subject: 'Safety', category: 'Marine safety' }),
    ),
  );
  expect(await loadPublications()).toEqual([
    {
      kind: 'circulars',
      entry: '2026-014',
      ports: ['jeddah'],
      topics: ['السلامه-البحريه', 'marine-safety'],
      shownFrom: '2026-03-05',
      versions: {
        ar: {
          title: 'ar entryAbout 2026/014 السلامة',
          summary: '',
          path: '/circular?number=2026-014',
        },
        en: {
          title: 'en entryAbout 2026/014 Safety',
          summary: '',
          path: '/en/circular?number=2026-014',
        },
      },
    },
  ]);
});

it('names the subject of a circular without a translation as other circulars translate it', async () => {
  const ar = { category: 'السلامة' };
  circulars.mockImplementation(async (locale) =>
    locale === 'ar'
      ? circularList(
          sampleCircular({ ...ar, number: '2026/002' }),
          sampleCircular({ ...ar, number: '2026/001' }),
        )
      : circularList(sampleCircular({ number: '2026/001', category: 'Safety' })),
  );
  const found = await loadPublications();
  const alone = found.find(({ entry }) => entry === '2026-002');
  expect(alone?.topics).toEqual(['السلامه', 'safety']);
  expect(Object.keys(alone?.versions ?? {})).toEqual(['ar']);
});

it('returns articles by section, with the day in Riyadh, truncated at a word', async () => {
  circulars.mockResolvedValue(circularList());
  articles.mockImplementation(async (locale, category) => ({
    ...noArticles,
    items:
      category === 'News' && locale === 'en'
        ? [
            {
              slug: 'new-berth',
              title: 'A new berth',
              summary: 'word '.repeat(200),
              publishedAt: '2026-03-01T22:30:00.000Z',
              updatedAt: '2026-03-01T22:30:00.000Z',
              category: 'News',
              ports: ['jeddah', 'dammam'],
              cardImage: null,
              imageCount: 0,
            },
          ]
        : [],
  }));
  const [article, ...rest] = await loadPublications();
  expect(rest).toEqual([]);
  expect(article).toMatchObject({
    kind: 'news',
    entry: 'new-berth',
    ports: ['jeddah', 'dammam'],
    topics: ['news'],
    shownFrom: '2026-03-02',
  });
  const { summary, path } = article?.versions.en ?? { summary: '', path: '' };
  expect(summary).toMatch(/word…$/);
  expect(summary.length).toBeLessThanOrEqual(601);
  expect(path).toBe('/en/article?news=new-berth');
});
