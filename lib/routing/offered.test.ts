import { CAPABILITIES } from '@ports-authority/e-services-contract';
import { setCapabilities } from '../capabilities';
import { isUnavailableLink, offeredRoutes } from './offered';
import { routeEntries, type RouteKey } from './routes';
import { decide, type PolicyRequest } from './url-policy';

const OPTIONAL: readonly RouteKey[] = [
  'tender',
  'requestTracking',
  'subscriptions',
  'subscriptionConfirm',
  'subscriptionManage',
  'serviceRatings',
];

function ask(path: string, rest: Partial<PolicyRequest> = {}) {
  const url = new URL(path, 'http://localhost:3000');
  return decide({
    host: url.host,
    siteUrl: url.origin,
    path: url.pathname,
    query: url.searchParams,
    storedLocale: undefined,
    ...rest,
  });
}

describe('without the capability that it needs, a route', () => {
  beforeEach(() => setCapabilities([]));

  it('is not offered, all others are', () => {
    const missing = routeEntries.filter((entry) => !offeredRoutes().includes(entry));
    expect(missing.map(([key]) => key).toSorted()).toEqual(OPTIONAL.toSorted());
  });

  it.each([
    '/e-services/tender?id=1',
    '/e-services/request-tracking',
    '/subscriptions?kind=vessel',
    '/subscriptions/confirm?t=x',
    '/subscriptions/manage?t=x',
    '/service-ratings',
  ])('%s is an unknown address', (path) => {
    expect(ask(path)).toEqual({ action: 'redirect', to: '/', status: 307 });
    expect(ask(`/en${path}`)).toEqual({ action: 'redirect', to: '/en', status: 307 });
    expect(ask(path, { storedLocale: 'en' })).toMatchObject({ to: '/en', status: 302 });
    expect(ask(path, { comingSoon: ['request-tracking'] })).toMatchObject({ to: '/' });
  });

  it('is found in links, in any language and with a query', () => {
    expect(isUnavailableLink('/en/subscriptions?kind=vessel#form')).toBe(true);
    expect(isUnavailableLink('/e-services/tender?id=1')).toBe(true);
    for (const href of ['/', '/en', '/contact#top', '#top', '/nothing', 'https://example.com/']) {
      expect(isUnavailableLink(href)).toBe(false);
    }
  });
});

it.each(CAPABILITIES)('with %s, every route that needs it is offered', (name) => {
  setCapabilities([name]);
  const needing = routeEntries.filter(([, { needs }]) => needs === name);
  for (const entry of needing) expect(offeredRoutes()).toContain(entry);
});
