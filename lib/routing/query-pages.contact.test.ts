import { querySegments } from './query-pages';

const segments = (query: string) => querySegments('contact', new URLSearchParams(query));

it.each(['Complaint', 'complaint', 'COMPLAINT'])('purpose=%s chooses the purpose', (purpose) => {
  expect(segments(`purpose=${purpose}`)).toEqual(['complaint']);
});

it.each(['', 'purpose=', 'purpose=nonsense', 'purpose=../x', 'other=Complaint'])(
  'the plain form for "%s"',
  (query) => {
    expect(segments(query)).toEqual([]);
  },
);
