import { withCurrentLocation } from './LanguageSwitch';

const link = () => new URL('https://ports.example/article?news=quay&lang=en');

it('keeps the search and the tab that only the browser’s URL has', () => {
  const current = { pathname: '/article', search: '?port=jazan', hash: '#results' };
  expect(withCurrentLocation(link(), current)).toBe(
    'https://ports.example/article?news=quay&lang=en&port=jazan#results',
  );
  const english = { ...current, pathname: '/en/article' };
  expect(withCurrentLocation(link(), english)).toBe(withCurrentLocation(link(), current));
});

it('never overrides the query of the link', () => {
  const current = { pathname: '/article', search: '?lang=ar&news=other', hash: '' };
  expect(withCurrentLocation(link(), current)).toBe(link().href);
});

it('keeps no state for another page', () => {
  const current = { pathname: '/media-center', search: '?o=News', hash: '#news' };
  expect(withCurrentLocation(link(), current)).toBe(link().href);
});
