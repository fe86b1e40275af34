import { toFigure, numberIn } from './values';

it.each([
  [42, 42],
  ['42', 42],
  [' 13.5 ', 13.5],
  ['1.2 million TEU', '1.2 million TEU'],
  ['غير محدد', 'غير محدد'],
  ['', null],
  [null, null],
  [{ value: 1 }, null],
  ['x'.repeat(61), null],
])('reads %j as the figure %j', (value, figure) => {
  expect(toFigure(value)).toBe(figure);
});

it('has no number for a figure with its unit', () => {
  expect([numberIn(42), numberIn('42 berths'), numberIn(null)]).toEqual([42, null, null]);
});
