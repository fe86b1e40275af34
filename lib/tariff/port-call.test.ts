import { estimateCall, readCall, type CallField } from './port-call';

const readInput = (values: Partial<Record<CallField, string>>) =>
  readCall((field) => values[field] ?? '');

const GOOD = { tonnage: '95,000', length: '300', hours: '20', tugs: '3' };

it('estimates the example of the charges regulation', () => {
  const estimate = estimateCall({ tonnage: 95_000, length: 300, hours: 20, tugs: 3 });
  expect(estimate.lines.map(({ charge, formula, amount }) => [charge, formula, amount])).toEqual([
    ['dues', '950 × 32', 30_400],
    ['berth', '300 × 20 × 1.80', 10_800],
    ['pilotage', '2 × (1,200 + 85 × 45)', 10_050],
    ['towage', '2 × 3 × 2,600', 15_600],
    ['mooring', '2 × 650', 1300],
  ]);
  expect(estimate.total).toBe(68_150);
});

it('counts part of a unit as a whole one, and no further pilotage for a small vessel', () => {
  const { lines } = estimateCall({ tonnage: 901, length: 80.2, hours: 3.5, tugs: 0 });
  expect(lines.map(({ formula }) => formula)).toEqual([
    '10 × 32',
    '81 × 4 × 1.80',
    '2 × (1,200 + 0 × 45)',
    '2 × 0 × 2,600',
    '2 × 650',
  ]);
});

it('reads typed values in both digits', () => {
  expect(readInput(GOOD)?.call).toEqual({ tonnage: 95_000, length: 300, hours: 20, tugs: 3 });
  expect(readInput({ ...GOOD, tonnage: '٩٥٬٠٠٠', length: '٣٠٠٫٥' })?.call).toMatchObject({
    tonnage: 95_000,
    length: 300.5,
  });
});

it.each([
  ['1,5', 1.5],
  ['300,25', 300.25],
  ['1 234,5', 1234.5],
  ['1,234', 1234],
  ['\u200f١٢٠\u200f', 120],
])('reads a comma as decimal or thousands separator: %s', (typed, value) => {
  expect(readInput({ ...GOOD, tonnage: typed })?.call?.tonnage).toBe(value);
});

it.each(['1 5', '1,2345', '12,34,567', '1.5.2', '-5', '+5', '1e3', '5%', 'x'.repeat(10_000)])(
  'accepts no other number: %s',
  (typed) => {
    expect(readInput({ ...GOOD, tonnage: typed })?.invalid).toEqual(['tonnage']);
  },
);

it('is null without a query, and lists invalid fields', () => {
  expect(readInput({})).toBeNull();
  const { call, invalid } = readInput({ tonnage: '0', length: '501', hours: 'x', tugs: '1.5' })!;
  expect(call).toBeNull();
  expect(invalid).toEqual(['tonnage', 'length', 'hours', 'tugs']);
});
