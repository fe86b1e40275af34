import { format, formatCount } from './format';

it('fills in every placeholder that has a value', () => {
  expect(format('{a} of {b}, {a}', { a: 1, b: 'ten' })).toBe('1 of ten, 1');
  expect(format('{a} {c}', { a: 0, c: undefined })).toBe('0 {c}');
});

const SHIPS = {
  one: 'سفينة واحدة',
  two: 'سفينتان',
  few: '{count} سفن',
  many: '{count} سفينة',
  other: '{count} سفينة',
};

it.each([
  [1, 'سفينة واحدة'],
  [2, 'سفينتان'],
  [5, '5 سفن'],
  [11, '11 سفينة'],
])('counts %s in Arabic', (count, text) => {
  expect(formatCount('ar', SHIPS, count)).toBe(text);
});

it('uses `other` for a form that is left out', () => {
  expect(formatCount('en', { other: '{count} ships' }, 1)).toBe('1 ships');
});
