import { circularYears, querySegments } from './query-pages';

const segments = (route: 'regulations' | 'circulars' | 'circular', query: string) =>
  querySegments(route, new URLSearchParams(query));

describe('regulations', () => {
  it.each([
    ['', ['all', 'tiles']],
    ['r=REG-01', ['reg-01', 'tiles']],
    ['r=reg-01&view=LIST', ['reg-01', 'list']],
    ['view=list&utm_source=mail', ['all', 'list']],
    ['r=../etc&view=cards', ['all', 'tiles']],
    [`r=${'a'.repeat(41)}`, ['all', 'tiles']],
  ])('reads "%s"', (query, expected) => {
    expect(segments('regulations', query)).toEqual(expected);
  });
});

describe('circulars', () => {
  beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') }));
  afterAll(() => jest.useRealTimers());

  it.each([
    ['', ['all', '1']],
    ['year=2024', ['2024', '1']],
    ['year=2024&page=2', ['2024', '2']],
    ['year=&page=3', ['all', '3']],
    ['year=2018', ['all', '1']],
    ['year=2027', ['all', '1']],
    ['year=2024x&page=-1', ['all', '1']],
    ['year=02024&page=00002', ['all', '1']],
  ])('reads "%s"', (query, expected) => {
    expect(segments('circulars', query)).toEqual(expected);
  });

  it('offers the years from the current one in Riyadh down to 2019', () => {
    expect(circularYears()).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019]);
    expect(circularYears(new Date('2026-12-31T21:30:00Z'))[0]).toBe(2027);
  });
});

it.each([
  ['number=2024-017', ['2024-017']],
  ['number=2024/017', ['2024-017']],
  ['number=%202024%20%2F%20017%20', ['2024-017']],
  ['number=%D9%A2%D9%A0%D9%A2%D9%A4/%D9%A0%D9%A1%D9%A7', ['2024-017']],
  ['number=', null],
  ['number=2024.017', null],
  [`number=${'1'.repeat(61)}`, null],
])('a circular is found as its number is written: "%s"', (query, expected) => {
  expect(segments('circular', query)).toEqual(expected);
});
