import { circularsQuery } from './circulars';

it('asks for all circulars newest first', () => {
  expect(circularsQuery(null)).toEqual({ sort: 'ReleaseDate:desc', populate: '*' });
});

it('asks for a year from its first to its last day, newest first too', () => {
  expect(circularsQuery(2024)).toEqual({
    sort: 'ReleaseDate:desc',
    populate: '*',
    'filters[ReleaseDate][$gte]': '2024-01-01',
    'filters[ReleaseDate][$lte]': '2024-12-31',
  });
});
