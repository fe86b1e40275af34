import { querySegments } from './query-pages';

const segments = (query: string) => querySegments('announcement', new URLSearchParams(query));

it('shows one announcement by its number', () => {
  expect(segments('id=1005&utm_source=x')).toEqual(['1005']);
});

it.each(['', 'id=', 'id=0', 'id=abc', 'id=1005x', 'id=-1', 'id=12345678901'])(
  'shows all announcements for %j',
  (query) => expect(segments(query)).toEqual([]),
);
