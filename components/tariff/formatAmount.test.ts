import { formatAmount, formatNumber } from './formatAmount';

it.each([
  [0, '0'],
  [1200, '1,200'],
  [1.8, '1.80'],
  [541.8, '541.80'],
  [301 * 21 * 1.8, '11,377.80'],
])('writes an amount without halalas or with two digits: %d', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});

it('writes other numbers as they are', () => {
  expect(formatNumber(300.5)).toBe('300.5');
});
