import { yearFilters } from './circulars';

it('reads all circulars without filters', () => {
  expect(yearFilters(null)).toEqual({});
});

it('reads a year from its first to its last day', () => {
  expect(yearFilters(2024)).toEqual({
    'filters[ReleaseDate][$gte]': '2024-01-01',
    'filters[ReleaseDate][$lte]': '2024-12-31',
  });
});
