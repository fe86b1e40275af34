import type { Director } from '@/lib/content/collections/directors';
import { boardRows } from './boardRows';

const director = (order: number | null, name = String(order)): Director => ({
  name,
  role: '',
  about: '',
  portrait: null,
  order,
  updatedAt: '2026-01-01T00:00:00.000Z',
});

function names(directors: Director[]) {
  const { top, next, others } = boardRows(directors);
  return [top, next, others].map((row) => row.map(({ name }) => name));
}

it('puts order 1 alone, the next three in a row, the rest below', () => {
  expect(names([5, 2, 1, 6, 4, 3].map((order) => director(order)))).toEqual([
    ['1'],
    ['2', '3', '4'],
    ['5', '6'],
  ]);
});

it('leaves the top row empty if no director has order 1', () => {
  expect(names([director(3), director(2)])).toEqual([[], ['2', '3'], []]);
});

it('puts members without an order last', () => {
  expect(names([director(null), director(1), director(2)])).toEqual([['1'], ['2', 'null'], []]);
});

it('keeps one person on top where two have order 1', () => {
  expect(names([director(1, 'a'), director(1, 'b')])).toEqual([['a'], ['b'], []]);
});
