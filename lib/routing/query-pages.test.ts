import { SAME_SPELLINGS } from '@/packages/text/src/spellings';
import { circularYears, hubQuery, portKey, querySegments } from './query-pages';
import { decide } from './url-policy';

type QueryRoute = Parameters<typeof querySegments>[0];

const segments = (route: QueryRoute, query: string, comingSoon?: readonly string[]) =>
  querySegments(route, new URLSearchParams(query), comingSoon);

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') }));
afterAll(() => jest.useRealTimers());

it.each<[QueryRoute, string, string[] | null]>([
  ['announcement', 'id=1005&utm_source=x', ['1005']],
  ...['', 'id=', 'id=0', 'id=abc', 'id=1005x', 'id=-1', 'id=12345678901'].map(
    (query): [QueryRoute, string, string[]] => ['announcement', query, []],
  ),
  ...['Complaint', 'complaint', 'COMPLAINT'].map((purpose): [QueryRoute, string, string[]] => [
    'contact',
    `purpose=${purpose}`,
    ['complaint'],
  ]),
  ...['', 'purpose=', 'purpose=nonsense', 'purpose=../x', 'other=Complaint'].map(
    (query): [QueryRoute, string, string[]] => ['contact', query, []],
  ),
  ['eServices', 'o=license', ['license', 'none']],
  ['eServices', 'o=License', ['license', 'none']],
  ['eServices', 'o=licenseAndPermit', ['license', 'none']],
  ['eServices', 'o=VESSELSEARCH', ['vesselsearch', 'none']],
  ['eServices', 'o=request-for-rental-of-facilities', ['reqrentalfacilities', 'none']],
  ['eServices', 'o=SLA', ['sla', 'none']],
  ...['', 'o=', 'o=hub', 'o=toString', 'o=../x', 'x=license'].map(
    (query): [QueryRoute, string, string[]] => ['eServices', query, ['none', 'none']],
  ),
  ['statistics', 'page=2', ['2']],
  ['statistics', '', ['1']],
  ['statistics', 'page=x', ['1']],
  ['history', '', ['1']],
  ['history', 'page=2&utm_source=x', ['2']],
  ['history', 'page=0', ['1']],
  ['history', 'page=x', ['1']],
  ['ports', 'port=Ras-Al-Khair&utm_source=x', ['ras-al-khair']],
  ['ports', 'port=Jeddah+Port', ['jeddah-port']],
  ['ports', `port=${encodeURIComponent(' ميناء  جدة ')}`, ['ميناء-جده']],
  ...['', 'port=', 'port=%2e%2e%2fx', 'port=a/b', 'port=%00', `port=${'ج'.repeat(81)}`].map(
    (query): [QueryRoute, string, string[]] => ['ports', query, []],
  ),
  ['ports', `port=${'x'.repeat(10_000)}`, []],
  ['regulations', '', ['all', 'tiles']],
  ['regulations', 'r=REG-01', ['reg-01', 'tiles']],
  ['regulations', 'r=reg-01&view=LIST', ['reg-01', 'list']],
  ['regulations', 'view=list&utm_source=mail', ['all', 'list']],
  ['regulations', 'r=../etc&view=cards', ['all', 'tiles']],
  ['regulations', `r=${'a'.repeat(41)}`, ['all', 'tiles']],
  ['circulars', '', ['all', '1']],
  ['circulars', 'year=2024', ['2024', '1']],
  ['circulars', 'year=2024&page=2', ['2024', '2']],
  ['circulars', 'year=&page=3', ['all', '3']],
  ['circulars', 'year=2018', ['all', '1']],
  ['circulars', 'year=2027', ['all', '1']],
  ['circulars', 'year=2024x&page=-1', ['all', '1']],
  ['circulars', 'year=02024&page=00002', ['all', '1']],
  ['circular', 'number=2024-017', ['2024-017']],
  ['circular', 'number=2024/017', ['2024-017']],
  ['circular', 'number=%202024%20%2F%20017%20', ['2024-017']],
  ['circular', 'number=%D9%A2%D9%A0%D9%A2%D9%A4/%D9%A0%D9%A1%D9%A7', ['2024-017']],
  ['circular', 'number=', null],
  ['circular', 'number=2024.017', null],
  ['circular', `number=${'1'.repeat(61)}`, null],
])('%s reads "%.60s"', (route, query, expected) => {
  expect(segments(route, query)).toEqual(expected);
});

it('offers the years from the current one in Riyadh down to 2019', () => {
  expect(circularYears()).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019]);
  expect(circularYears(new Date('2026-12-31T21:30:00Z'))[0]).toBe(2027);
});

it.each(SAME_SPELLINGS)('passes both spellings of a port on in one: $name', (spellings) => {
  expect(portKey('مينَاء رأس الخير')).toBe(portKey('ميناء راس الخير'));
  expect(portKey(spellings.first)).not.toBeNull();
  expect(portKey(spellings.second)).toBe(portKey(spellings.first));
});

it('keeps a page of the hub for each set of services that are switched off', () => {
  expect(segments('eServices', '', ['sla', 'iogs'])).toEqual(['none', 'iogs-sla']);
  expect(segments('eServices', 'o=sla', ['iogs', 'sla'])).toEqual(['sla', 'iogs-sla']);
});

it('uses public names of a service in links', () => {
  expect(['license', 'reqrentalfacilities', 'sla', 'iogs', null].map(hubQuery)).toEqual([
    ...['license', 'request-for-rental-of-facilities', 'SLA'],
    ...[undefined, undefined],
  ]);
});

it.each([
  ['/e-services/iogs', { action: 'show', path: '/ar/e-services/coming-soon/iogs' }],
  ['/en/e-services/statistics', { path: '/en/e-services/coming-soon/statistics' }],
  ['/e-services/iogsx', { action: 'show', path: '/ar/e-services/iogsx' }],
  ['/contact', { action: 'show', path: '/ar/contact' }],
  ['/e-services/coming-soon/iogs', { action: 'redirect', to: '/' }],
  ['/e-services/none/none', { action: 'redirect', to: '/' }],
])('with services switched off, decides about %s', (path, decision) => {
  const request = { siteUrl: 'http://localhost:3000', host: 'localhost', path };
  expect(
    decide({
      ...request,
      query: new URLSearchParams(),
      storedLocale: undefined,
      comingSoon: ['iogs', 'statistics', 'contact'],
    }),
  ).toMatchObject(decision);
});
