import ar from '../../messages/ar.json';
import { routeEntries } from './routes';

it('has the 33 rows of the route table (/ and /home are one) and the search', () => {
  const paths = routeEntries.map(([, route]) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path !== '/home' && path !== '/search')).toHaveLength(33);
});

it('names every route and section in the messages', () => {
  for (const [key, route] of routeEntries) {
    expect(ar.routes).toHaveProperty(key);
    for (const { label } of route.sections ?? []) expect(ar.sections).toHaveProperty(label);
  }
});
