import { affectedPaths } from './affected-pages';
import { ALL_TAGS } from './change';

it("puts the entry's own page first, then the lists, then its other URLs, in both languages", () => {
  const paths = affectedPaths({ event: 'entry.publish', tags: ['article'], slug: 'quay' });
  expect(paths.slice(0, 4)).toEqual(['/article?news=quay', '/en/article?news=quay', '/', '/en']);
  expect(paths).toContain('/en/media-center?o=Photos');
  expect(paths.slice(-3)).toEqual(['/en/article?a=quay', '/feeds/news.xml', '/en/feeds/news.xml']);
  expect(paths).not.toContain('/contact');
});

it('refreshes every page for content of the header and footer, within the limit', () => {
  const paths = affectedPaths({ event: 'entry.publish', tags: ['site-setting'] });
  expect(paths).toHaveLength(40);
  expect(affectedPaths({ event: 'refresh', tags: ALL_TAGS })).toHaveLength(40);
});

it('refreshes nothing for a change that no page shows', () => {
  expect(affectedPaths({ event: 'entry.update', tags: [] })).toEqual([]);
});
