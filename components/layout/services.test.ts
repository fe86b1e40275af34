import { routes } from '@/lib/routing/routes';
import { serviceAccess, serviceGroups, serviceTiles } from './services';

it('has every tile in one group of the hub', () => {
  expect(Object.values(serviceGroups).flat().sort()).toEqual(Object.keys(serviceTiles).sort());
});

it('names every tile after the path of its route', () => {
  for (const [key, { route }] of Object.entries(serviceTiles)) {
    expect(routes[route].path).toBe(`/e-services/${key}`);
  }
});

it('offers an external service by phone until its URL is set', () => {
  expect(serviceAccess('vesselsearch', {})).toBe('site');
  expect(serviceAccess('epayment', {})).toBe('phone');
  expect(serviceAccess('epayment', { paymentGatewayUrl: 'https://pay.example' })).toBe('system');
  expect(serviceAccess('iogs', { paymentGatewayUrl: 'https://pay.example' })).toBe('phone');
});
