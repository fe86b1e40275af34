import { readFileSync } from 'node:fs';
import { routeEntries } from '../../routing/routes';
import { FEEDS } from '../../routing/site-files';
import { contentTypeEntries, contentTypes, feedSources, searchSources } from '.';

it('describes every content type that a route shows', () => {
  const shown = new Set(routeEntries.flatMap(([, route]) => route.content));
  expect([...shown].filter((tag) => !Object.hasOwn(contentTypes, tag))).toEqual([]);
});

it('describes the types of docs/product.md except the contact form, which is write-only', () => {
  const [, section = ''] = readFileSync('docs/product.md', 'utf8').split('\n## Content types\n');
  const [list = ''] = section.split('\n### ');
  const described = list
    .split('\n')
    .filter((line) => line.startsWith('- `'))
    .flatMap((entry) => entry.split(':')[0]?.match(/(?<=`)[a-z-]+(?=`)/g) ?? []);
  expect(described.sort()).toEqual(
    [...Object.keys(contentTypes), 'category', 'contact-form'].sort(),
  );
});

it('dates the routes by each type: by its changes or by its sitemap entries', () => {
  for (const [, { changes, sitemapEntries }] of contentTypeEntries) {
    expect(changes ?? sitemapEntries).toBeDefined();
  }
});

it('has each search source once and each feed of the site', () => {
  const names = contentTypeEntries.flatMap(([, { search }]) => search?.name ?? []);
  expect(Object.keys(searchSources)).toEqual(names);
  expect(feedSources.map(({ name }) => name).sort()).toEqual([...FEEDS].sort());
});
