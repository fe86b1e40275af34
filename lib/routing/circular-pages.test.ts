import { circularFilter, NO_FILTER } from './circular-filters';
import { circularAnchor, circularHref, circularSearchHref, circularsHref } from './circular-pages';

it.each([
  [circularsHref('ar', null), '/circulars'],
  [circularsHref('en', null, 3), '/en/circulars?page=3'],
  [circularsHref('ar', 2024), '/circulars?year=2024'],
  [circularsHref('ar', 2024, 2), '/circulars?year=2024&page=2'],
  [circularHref('en', '2024/017'), '/en/circular?number=2024-017'],
  [circularSearchHref('ar', { ...NO_FILTER, year: '2024' }, 2), '/circulars?year=2024&page=2'],
  [circularSearchHref('en', { ...NO_FILTER, port: 'jazan' }), '/en/circulars/search?port=jazan'],
])('leaves the defaults out: %s', (url, expected) => {
  expect(url).toBe(expected);
});

it.each(['0000', '0012', '20٢٤', '02024', '2024x'])('ignores the year %s', (year) => {
  expect(circularFilter((name) => (name === 'year' ? year : null))).toEqual(NO_FILTER);
});

it('makes an id from a number', () => {
  expect(circularAnchor('2024/017')).toBe('circular-2024-017');
  expect(circularAnchor(' 12 / ت ')).toBe('circular-12-ت');
});
