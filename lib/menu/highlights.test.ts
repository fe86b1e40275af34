import type { PublishedCall } from '../e-services/types';
import { loadMenuHighlights } from './highlights';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('../../tools/gallery/mocks/next-intl-server'),
);
jest.mock('../content/collections/announcements', () => ({
  loadServiceAnnouncements: async () => [
    { startsAt: '2020-01-01T00:00:00Z', endsAt: null },
    { startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-02-01T00:00:00Z' },
  ],
}));
const mockArticles = jest.fn();
jest.mock('../content/collections/articles', () => ({
  loadArticlePage: () => mockArticles(),
}));
jest.mock('../content/collections/circulars', () => ({
  loadCircularPage: async () => ({
    items: [
      { number: '2026/014', subject: 'Fees', releasedAt: '2026-03-01' },
      { number: '2026/013', subject: '', releasedAt: '2026-02-01' },
    ],
  }),
}));
const mockTraffic = jest.fn();
jest.mock('../open-data/port-traffic', () => ({ loadPortTraffic: () => mockTraffic() }));
jest.mock('../open-data/open-tenders', () => ({
  loadOpenTenders: async () =>
    ['1', '2', '3', '4'].map((id) => ({
      id,
      title: { ar: `منافسة ${id}`, en: `Tender ${id}` },
      finalAt: '2026-04-01T11:00:00Z',
    })),
}));
jest.mock('../open-data/live', () => ({
  inTime: (load: () => Promise<unknown>) => load().catch(() => null),
}));
jest.mock('../open-data/datasets', () => ({
  loadBilingualPorts: async () =>
    new Map(
      ['jeddah', 'duba'].map((slug) => [
        slug,
        { ar: { slug, name: `ميناء ${slug}` }, en: { slug, name: slug } },
      ]),
    ),
  findCallPort: ({ port }: PublishedCall, ports: ReadonlyMap<string, object>) => ports.get(port.en),
}));

const AS_OF = '2026-03-10T11:05:00Z';
const call = (port: string) => ({ port: { ar: '', en: port }, arrivesAt: AS_OF });

beforeEach(() => {
  mockTraffic.mockResolvedValue({
    asOf: AS_OF,
    inPort: ['duba', 'jeddah', 'elsewhere', 'jeddah'].map(call),
    expected: [call('duba')],
  });
  mockArticles.mockResolvedValue({
    items: [{ slug: 'x', category: 'News', title: 'Quay 5', publishedAt: AS_OF }],
  });
});

it('has the current content of each group', async () => {
  const { groups } = await loadMenuHighlights('en');
  expect(groups.about?.entries.map(({ label }) => label)).toEqual([
    'Tender 1',
    'Tender 2',
    'Tender 3',
  ]);
  expect(groups.about?.dated).toBe('Closes on {date}');
  expect(groups.ports?.entries).toEqual([
    { href: '/en/ports?port=jeddah', label: 'jeddah', mark: '2' },
    { href: '/en/ports?port=duba', label: 'duba', mark: '1' },
  ]);
  expect(groups.ports?.asOf).toBe('As of 14:05, Riyadh time');
  expect(groups.services?.entries.map(({ label }) => label)).toEqual([
    '4 vessels in port',
    '1 expected today',
    '1 service notice',
  ]);
  expect(groups.media?.entries).toEqual([
    { href: '/en/article?news=x', label: 'Quay 5', date: AS_OF },
  ]);
  expect(groups.regulations?.entries.map(({ label }) => label)).toEqual([
    'Fees',
    'Circular 2026/013',
  ]);
});

it('leaves out what is unavailable', async () => {
  mockTraffic.mockResolvedValue(null);
  mockArticles.mockRejectedValue(new Error('down'));
  const { groups } = await loadMenuHighlights('ar');
  expect(Object.keys(groups)).toEqual(['about', 'services', 'regulations']);
  expect(groups.services).not.toHaveProperty('asOf');
});
