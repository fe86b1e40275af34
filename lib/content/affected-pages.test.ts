import { affectedPaths } from './affected-pages';
import { ALL_TAGS } from './change';

it("distinguishes the entry's own page from home, lists and its other URLs, in both languages", () => {
  const { own, home, others } = affectedPaths({
    event: 'entry.publish',
    tags: ['article'],
    slug: 'quay',
  });
  expect(own).toEqual(['/article?news=quay', '/en/article?news=quay']);
  expect(home).toEqual(['/', '/en']);
  expect(others).not.toContain('/');
  expect(others).toContain('/en/media-center?o=Photos');
  expect(others.slice(-5)).toEqual([
    '/en/article?a=quay',
    '/feeds/news.xml',
    '/en/feeds/news.xml',
    '/feeds/press.xml',
    '/en/feeds/press.xml',
  ]);
  expect(others).not.toContain('/contact');
});

it('renders page and home in the language that was changed before those in the other', () => {
  const change = { event: 'entry.publish', tags: ['article'], slug: 'quay' } as const;
  const arabic = affectedPaths({ ...change, locale: 'ar' });
  expect(arabic.own).toEqual(['/article?news=quay']);
  expect(arabic.home).toEqual(['/']);
  expect(arabic.others.slice(0, 2)).toEqual(['/en/article?news=quay', '/en']);
  const english = affectedPaths({ ...change, locale: 'en' });
  expect(english.own).toEqual(['/en/article?news=quay']);
  expect(english.home).toEqual(['/en']);
  expect(english.others[0]).toBe('/article?news=quay');
});

it('refreshes every page for content of the header and footer, within the limit', () => {
  const { own, home, others } = affectedPaths({ event: 'entry.publish', tags: ['site-setting'] });
  expect(own).toEqual([]);
  expect([...home, ...others]).toHaveLength(40);
  const everything = affectedPaths({ event: 'refresh', tags: ALL_TAGS });
  expect([...everything.home, ...everything.others]).toHaveLength(40);
});

it('refreshes nothing for a change that no page shows', () => {
  expect(affectedPaths({ event: 'entry.update', tags: [] })).toEqual({
    own: [],
    home: [],
    others: [],
  });
});

it('leaves home alone for a change that it does not show', () => {
  expect(affectedPaths({ event: 'entry.publish', tags: ['regulation'] }).home).toEqual([]);
});
