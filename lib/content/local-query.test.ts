import { isConsistent, runQuery, paginate } from './local-query';

const items = [
  { id: 1, Slug: 'a', Date: '2024-05-01', Category: { Name: 'News' }, Order: '10' },
  { id: 2, Slug: 'b', Date: '2024-06-01T10:00:00Z', Category: null, Order: 9 },
  { id: 3, Slug: null, Date: null, Category: { Name: 'Press' }, Order: null },
];
const ids = (query: Record<string, string>) => runQuery(items, query).map(({ id }) => id);

it.each([
  [{ 'filters[Slug][$eqi]': 'B' }, [2]],
  [{ 'filters[Category][Name][$eq]': 'News' }, [1]],
  [
    { 'filters[Category][Name][$in][0]': 'News', 'filters[Category][Name][$in][1]': 'Press' },
    [1, 3],
  ],
  [{ 'filters[Slug][$notIn][0]': 'a', 'filters[Slug][$notIn][1]': 'B' }, [2]],
  [{ 'filters[Category][Name][$containsi]': 'RES' }, [3]],
  [{ 'filters[Category][Name][$notNull]': 'true' }, [1, 3]],
  [{ 'filters[Slug][$null]': 'true' }, [3]],
  [{ 'filters[Date][$gte]': '2024-05-01', 'filters[Date][$lte]': '2024-05-31' }, [1]],
  [{ 'filters[Date][$gt]': '2024-05-31T21:00:00.000Z' }, [2]],
  [{ 'filters[$or][0][Slug][$eqi]': '3', 'filters[$or][1][id][$eq]': '3' }, [3]],
  [{ 'filters[$and][0][$or][0][Date][$null]': 'true', 'filters[$and][1][id][$lt]': '4' }, [3]],
  [{ 'filters[Unknown][$eq]': 'x' }, []],
  [{ sort: 'Order:asc' }, [2, 1, 3]],
  [{ sort: 'Date:desc' }, [2, 1, 3]],
])('finds for %j the entries %j', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

it('paginates the matches', () => {
  const query = { 'pagination[page]': 2, 'pagination[pageSize]': 2 };
  expect(paginate(items, query)).toEqual({ entries: [items[2]], pageCount: 2, total: 3 });
  expect(paginate([], query)).toEqual({ entries: [], pageCount: 0, total: 0 });
});

it.each([
  ['an entry that the filters exclude', { 'filters[Slug][$eqi]': 'a' }],
  ['another order', { sort: 'Date:desc' }],
  ['a larger page', { 'pagination[pageSize]': '2' }],
])('notices %s', (_, query) => expect(isConsistent(items, query)).toBe(false));

it('does not judge by fields that an entry came without', () => {
  const slugs = [{ Slug: 'a' }, { Slug: 'b' }];
  const query = { 'filters[Category][Name][$eq]': 'News', 'fields[0]': 'Slug' };
  expect(isConsistent(slugs, query)).toBe(true);
  expect(isConsistent(slugs, { ...query, 'fields[1]': 'Category' })).toBe(false);
  expect(isConsistent(slugs, { 'filters[Category][Name][$eq]': 'News' })).toBe(false);
});

it('accepts entries without a value anywhere in the order', () => {
  expect(
    isConsistent([{ Date: null }, { Date: '2024-02-01' }, {}, { Date: '2024-01-01' }], {
      sort: 'Date:desc',
    }),
  ).toBe(true);
});
