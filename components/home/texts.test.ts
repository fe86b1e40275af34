import { clauses } from './clauses';
import { clockTime } from './clockTime';
import { decimalPlaces } from './decimalPlaces';

test('a headline is cut behind its commas and full stops', () => {
  expect(clauses('عشرة موانئ، وبوابة واحدة إلى العالم')).toEqual([
    'عشرة موانئ،',
    'وبوابة واحدة إلى العالم',
  ]);
  expect(clauses('Ten ports. One gateway.')).toEqual(['Ten ports.', 'One gateway.']);
  expect(clauses('1.1 billion tons')).toEqual(['1.1 billion tons']);
});

test("a film's length reads as players show it", () => {
  expect(clockTime(10)).toBe('0:10');
  expect(clockTime(222)).toBe('3:42');
  expect(clockTime(3725.4)).toBe('1:02:05');
  expect(clockTime(59.7)).toBe('1:00');
});

test('a figure keeps the decimals it was written with', () => {
  expect(decimalPlaces(291)).toBe(0);
  expect(decimalPlaces(1.1)).toBe(1);
});
