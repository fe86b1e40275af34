import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ar from '../../messages/ar.json';
import { querySegments } from './query-pages';
import { routeEntries, type RouteKey } from './routes';

it('has a unique path for every route', () => {
  const paths = routeEntries.map(([, route]) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('names every route and section in the messages', () => {
  for (const [key, route] of routeEntries) {
    expect(ar.routes).toHaveProperty(key);
    for (const { label } of route.sections ?? []) expect(ar.sections).toHaveProperty(label);
  }
});

it('is the list of routes in docs/product.md', () => {
  const [, below = ''] = readFileSync('docs/product.md', 'utf8').split('\n## Routes\n');
  const [list = ''] = below.split('\n## ');
  const described = list.match(/(?<=`)\/[^`]*/g) ?? [];
  expect(described.sort()).toEqual(routeEntries.map(([, route]) => route.path).sort());
});

it('leads to a page of the app with a folder for each segment of the query', () => {
  const missing = routeEntries.flatMap(([key, { path: shown, content }]) => {
    const base = key === 'home' || key === 'homeAlias' ? '' : shown;
    const isText = content.join() === 'page' && existsSync('app/[locale]/[text]/page.tsx');
    const found = existsSync(pageBelow(`app/[locale]${base}`, segmentCount(key)));
    return found || isText ? [] : [shown];
  });
  expect(missing).toEqual([]);
});

it('shows the e-service record on every e-service page', () => {
  const without = routeEntries.filter(
    ([, { path: shown, content, entriesOnly }]) =>
      shown.startsWith('/e-services/') && !entriesOnly && !content.includes('e-service'),
  );
  expect(without).toEqual([]);
});

/** Number of path segments of a query without parameters. */
function segmentCount(key: RouteKey): number {
  // Without a slug there is no entry; an article's kind precedes its slug.
  return querySegments(key, new URLSearchParams())?.length ?? (key === 'article' ? 2 : 1);
}

/** The page file at this depth of dynamic folders. */
function pageBelow(folder: string, segments: number): string {
  if (segments === 0) return path.join(folder, 'page.tsx');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const parameter = names.find((name) => name.startsWith('['));
  return pageBelow(path.join(folder, parameter ?? 'none'), segments - 1);
}
