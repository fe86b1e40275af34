import { withPlace } from './LanguageSwitch';

const link = () => new URL('https://ports.example/article?news=quay&lang=en');

it('keeps the search and the tab that only the browser knows of', () => {
  const place = { pathname: '/article', search: '?port=jazan', hash: '#results' };
  expect(withPlace(link(), place)).toBe(
    'https://ports.example/article?news=quay&lang=en&port=jazan#results',
  );
  const english = { ...place, pathname: '/en/article' };
  expect(withPlace(link(), english)).toBe(withPlace(link(), place));
});

it('never takes the place of what the link says', () => {
  const place = { pathname: '/article', search: '?lang=ar&news=other', hash: '' };
  expect(withPlace(link(), place)).toBe(link().href);
});

it('takes nothing to another page', () => {
  const place = { pathname: '/media-center', search: '?o=News', hash: '#news' };
  expect(withPlace(link(), place)).toBe(link().href);
});
