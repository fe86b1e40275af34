import { querySegments } from './query-pages';

it.each([
  ['', ['1']],
  ['page=2', ['2']],
  ['page=2&utm_source=x', ['2']],
  ['page=0', ['1']],
  ['page=x', ['1']],
])('turns /history?%s into %j', (query, expected) => {
  expect(querySegments('history', new URLSearchParams(query))).toEqual(expected);
});
