import { articleHref, articleTargets, canonicalQuery, articlePlace } from './article-links';

it('links an article by its category', () => {
  expect(articleHref('ar', { category: 'News', slug: 'x' })).toBe('/article?news=x');
  expect(articleHref('en', { category: 'Photos', slug: 'x' })).toBe('/en/article?photo=x');
  expect(articleHref('ar', { category: 'History', slug: 'x' })).toBe('/article?news=x');
  expect(canonicalQuery('library', 'x')).toEqual({ a: 'x' });
  expect(canonicalQuery('video', 'x')).toEqual({ video: 'x' });
});

it('treats an unknown category as news', () => {
  expect(articlePlace('Events')).toBe('news');
});

it('lists every page of an article, news first', () => {
  expect(articleTargets('x').map(({ query }) => query)).toEqual([
    { news: 'x' },
    { photo: 'x' },
    { a: 'x' },
  ]);
});
