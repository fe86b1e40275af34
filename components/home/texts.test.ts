import { clauses } from './clauses';
import { decimalPlaces } from './decimalPlaces';

test('a headline is split after its commas and full stops', () => {
  expect(clauses('عشرة موانئ، وبوابة واحدة إلى العالم')).toEqual([
    'عشرة موانئ،',
    'وبوابة واحدة إلى العالم',
  ]);
  expect(clauses('Ten ports. One gateway.')).toEqual(['Ten ports.', 'One gateway.']);
  expect(clauses('1.1 billion tons')).toEqual(['1.1 billion tons']);
});

test('a figure keeps the decimals it was entered with', () => {
  expect(decimalPlaces(291)).toBe(0);
  expect(decimalPlaces(1.1)).toBe(1);
});
