import { spaceOut } from './spacing';

it('keeps values that are far enough apart', () => {
  expect(spaceOut([300, 10, 100], 50)).toEqual([300, 10, 100]);
  expect(spaceOut([], 50)).toEqual([]);
});

it('moves two neighbours by the same amount in opposite directions', () => {
  expect(spaceOut([100, 104], 20)).toEqual([92, 112]);
  expect(spaceOut([104, 100], 20)).toEqual([112, 92]);
});

it('keeps every gap and the order among many close values', () => {
  const moved = spaceOut([10, 12, 15, 40, 200], 20);
  moved
    .slice(1)
    .forEach((value, index) => expect(value - (moved[index] ?? 0)).toBeGreaterThan(19.99));
  expect(moved[4]).toBe(200);
});
