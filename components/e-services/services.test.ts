import { routes } from '@/lib/routing/routes';
import { serviceGroups, serviceTiles } from './services';

it('has every tile in one group of the hub', () => {
  expect(Object.values(serviceGroups).flat().sort()).toEqual(Object.keys(serviceTiles).sort());
});

it('names every tile after the path of its route', () => {
  for (const [key, { route }] of Object.entries(serviceTiles)) {
    expect(routes[route].path).toBe(`/e-services/${key}`);
  }
});
