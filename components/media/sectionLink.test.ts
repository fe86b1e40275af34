import { sectionHref, sectionQuery } from './sectionLink';

it('omits the number of the first page from its URL', () => {
  expect(sectionHref('ar', 'news')).toBe('/media-center?o=News');
  expect(sectionHref('en', 'library', 1)).toBe('/en/media-center?o=library');
});

it('names the section as its URL spells it, with the page', () => {
  expect(sectionHref('en', 'photos', 3)).toBe('/en/media-center?o=Photos&page=3');
  expect(sectionQuery('newsletter', 2)).toEqual({ o: 'newsletter', page: 2 });
});
