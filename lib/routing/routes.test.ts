import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ar from '../../messages/ar.json';
import { querySegments } from './query-pages';
import { routeEntries, type RouteKey } from './routes';

it('has the 43 rows of the route table (/ and /home are one) and the search', () => {
  const paths = routeEntries.map(([, route]) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path !== '/home' && path !== '/search')).toHaveLength(43);
});

it('names every route and section in the messages', () => {
  for (const [key, route] of routeEntries) {
    expect(ar.routes).toHaveProperty(key);
    for (const { label } of route.sections ?? []) expect(ar.sections).toHaveProperty(label);
  }
});

it('is the table of routes in docs/product.md', () => {
  const rows = tableOf(readFileSync('docs/product.md', 'utf8'), '## Routes');
  const described = rows.flatMap((row) => row.split('|')[1]?.match(/(?<=`)\/[^`]*/g) ?? []);
  expect(described.sort()).toEqual(routeEntries.map(([, route]) => route.path).sort());
});

it('leads to a page of the app with a folder for each segment of the query', () => {
  const missing = routeEntries.flatMap(([key, { path: shown }]) => {
    const base = key === 'home' || key === 'homeAlias' ? '' : shown;
    const found = existsSync(pageBelow(`app/[locale]${base}`, segmentsOf(key)));
    return found ? [] : [shown];
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

/** Number of path segments that a query without parameters becomes. */
function segmentsOf(key: RouteKey): number {
  // Without its name there is no entry; an article's kind comes before it.
  return querySegments(key, new URLSearchParams())?.length ?? (key === 'article' ? 2 : 1);
}

/** The page file that many folders with a parameter below a folder. */
function pageBelow(folder: string, segments: number): string {
  if (segments === 0) return path.join(folder, 'page.tsx');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const parameter = names.find((name) => name.startsWith('['));
  return pageBelow(path.join(folder, parameter ?? 'none'), segments - 1);
}

/** The rows of the first table below a heading, without its head. */
function tableOf(text: string, heading: string): string[] {
  const [, below = ''] = text.split(`\n${heading}\n`);
  const lines = below.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end);
}
