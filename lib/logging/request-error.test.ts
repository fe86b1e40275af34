import { log } from './log';
import { logRequestError } from './request-error';

jest.mock('./log', () => ({ log: { error: jest.fn() } }));

it('names the route and the digest, and nothing that a visitor sent', () => {
  const request = {
    path: '/contact?name=Noura',
    method: 'POST',
    headers: { cookie: 'session=secret', 'x-client-address': '203.0.113.9' },
  };
  void logRequestError(Object.assign(new Error('no such action'), { digest: '42' }), request, {
    routerKind: 'App Router',
    routePath: '/[locale]/contact',
    routeType: 'action',
    revalidateReason: undefined,
  });
  expect(log.error).toHaveBeenCalledWith(
    {
      error: 'Error: no such action',
      digest: '42',
      method: 'POST',
      route: '/[locale]/contact',
      type: 'action',
    },
    'request failed',
  );
});
