import { isoDate, isoDay, toNumber, toText } from './values';
import { toEntries, toEntry } from './wire';

const picture = { url: '/uploads/a.jpg', width: 8 };

it('normalises entries of Strapi 4 and 5', () => {
  const own = { Title: 'A', updatedAt: '2026-01-01T08:00:00.000Z' };
  const file = { data: { id: 3, attributes: picture } };
  const flat = { ...own, Image: { id: 3, ...picture }, Category: { id: 1, Name: 'News' } };
  const wrapped = {
    ...own,
    Image: file,
    Category: { data: { id: 1, attributes: { Name: 'News' } } },
    Parts: [{ id: 9, Document: { data: null }, Files: { data: [file.data] } }],
  };
  const Parts = [{ id: 9, Document: null, Files: [{ id: 3, ...picture }] }];
  expect(toEntry({ id: 7, attributes: wrapped })).toEqual({
    id: 7,
    documentId: '7',
    ...flat,
    Parts,
  });
  expect(toEntry({ id: 7, documentId: 'x1', ...flat })).toEqual({
    id: 7,
    documentId: 'x1',
    ...flat,
  });
});

it('dates an entry without a last change by its publication, its creation or the release', () => {
  expect(toEntry({ publishedAt: '2026-02-01' }).updatedAt).toBe('2026-02-01');
  expect(toEntry({ updatedAt: 'soon', createdAt: '2026-03-01' }).updatedAt).toBe('2026-03-01');
  expect(toEntry({}).updatedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
});

it('accepts a list, an entry or nothing', () => {
  expect(toEntries([{ id: 1 }, { id: 2 }])).toHaveLength(2);
  expect(toEntries({ id: 1 })).toMatchObject([{ documentId: '1' }]);
  expect(toEntries(null)).toEqual([]);
  for (const value of [undefined, 'x', 7]) expect(toEntries(value)).toBeUndefined();
});

it('ends where a response has no end', () => {
  let nested: object = {};
  for (let depth = 0; depth < 10_000; depth += 1) nested = { nested };
  expect(() => toEntry(nested)).not.toThrow();
});

it.each([
  ['2024-02-29', '2024-02-29', '2024-02-29'],
  ['2024-02-28T22:00:00.000Z', '2024-02-28T22:00:00.000Z', '2024-02-29'],
  ['2024-02-28 23:30', '2024-02-28T23:30+03:00', '2024-02-28'],
  ['2024-02-30', null, null],
  ['2024-02-28T25:00:00Z', null, null],
  ['28/02/2024', null, null],
  [1_709_164_800_000, null, null],
  [null, null, null],
])('reads %j as the date %j and the day %j', (value, date, day) => {
  expect([isoDate(value), isoDay(value)]).toEqual([date, day]);
});

it('converts numbers and texts, and truncates huge values', () => {
  expect(['12.5', ' 7 ', 0, '', null, 'many', Infinity, [1]].map(toNumber)).toEqual([
    ...[12.5, 7, 0],
    ...[null, null, null, null, null],
  ]);
  expect([7, 'a', null, {}, ['a']].map(toText)).toEqual(['7', 'a', '', '', '']);
  expect(toText('x'.repeat(10_000_000)).length).toBeLessThan(1_000_000);
});
