import { routeEntries } from '../../routing/routes';
import { FEEDS } from '../../routing/site-files';
import { contentTypeEntries, contentTypes, feedSources, searchSources } from '.';

it('describes every content type that a route shows', () => {
  const shown = new Set(routeEntries.flatMap(([, route]) => route.content));
  expect([...shown].filter((tag) => !Object.hasOwn(contentTypes, tag))).toEqual([]);
});

it('dates the routes by each type: by its changes or by its sitemap entries', () => {
  for (const [, { changes, sitemapEntries, sitemapPages }] of contentTypeEntries) {
    expect(changes ?? sitemapEntries).toBeDefined();
    if (sitemapPages) expect(changes).toBeDefined();
  }
});

it('has each search source once and each feed of the site', () => {
  const names = contentTypeEntries.flatMap(([, { search }]) => search?.name ?? []);
  expect(Object.keys(searchSources)).toEqual(names);
  expect(feedSources.map(({ name }) => name).sort()).toEqual([...FEEDS].sort());
});

it.each([
  'article',
  'circular',
  'home-page-announcement',
  'library',
  'newsletter',
  'video',
] as const)('reads only changed entries of %s for the search', (type) => {
  expect(contentTypes[type].search?.update).toBeDefined();
});
