import { hubQuery, querySegments } from './query-pages';
import { decide } from './url-policy';

const hub = (query: string, comingSoon?: readonly string[]) =>
  querySegments('eServices', new URLSearchParams(query), comingSoon);

it.each([
  ['o=license', 'license'],
  ['o=License', 'license'],
  ['o=licenseAndPermit', 'license'],
  ['o=VESSELSEARCH', 'vesselsearch'],
  ['o=request-for-rental-of-facilities', 'reqrentalfacilities'],
  ['o=SLA', 'sla'],
])('reads the service that %s names', (query, service) => {
  expect(hub(query)).toEqual([service, 'none']);
});

it.each(['', 'o=', 'o=hub', 'o=toString', 'o=../x', 'x=license'])(
  'shows the plain hub for %j',
  (query) => {
    expect(hub(query)).toEqual(['none', 'none']);
  },
);

it('keeps a page of the hub for each set of services that are switched off', () => {
  expect(hub('', ['sla', 'iogs'])).toEqual(['none', 'iogs-sla']);
  expect(hub('o=sla', ['iogs', 'sla'])).toEqual(['sla', 'iogs-sla']);
});

it('uses public names of a service in links', () => {
  expect(['license', 'reqrentalfacilities', 'sla', 'iogs', null].map(hubQuery)).toEqual([
    'license',
    'request-for-rental-of-facilities',
    'SLA',
    undefined,
    undefined,
  ]);
});

it('reads the page of the statistics', () => {
  const statistics = (query: string) => querySegments('statistics', new URLSearchParams(query));
  expect(statistics('page=2')).toEqual(['2']);
  expect(statistics('')).toEqual(['1']);
  expect(statistics('page=x')).toEqual(['1']);
});

describe('a service that is switched off', () => {
  const ask = (path: string) =>
    decide({
      siteUrl: 'http://localhost:3000',
      host: 'localhost',
      path,
      query: new URLSearchParams(),
      storedLocale: undefined,
      comingSoon: ['iogs', 'statistics', 'contact'],
    });

  it('shows "coming soon" despite cached pages', () => {
    expect(ask('/e-services/iogs')).toEqual({
      action: 'show',
      path: '/ar/e-services/coming-soon/iogs',
    });
    expect(ask('/en/e-services/statistics')).toEqual({
      action: 'show',
      path: '/en/e-services/coming-soon/statistics',
    });
  });

  it('ignores other addresses', () => {
    expect(ask('/e-services/iogsx')).toEqual({ action: 'show', path: '/ar/e-services/iogsx' });
    expect(ask('/contact')).toEqual({ action: 'show', path: '/ar/contact' });
    expect(ask('/e-services/coming-soon/iogs')).toMatchObject({ action: 'redirect', to: '/' });
    expect(ask('/e-services/none/none')).toMatchObject({ action: 'redirect', to: '/' });
  });
});
