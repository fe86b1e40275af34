import { axisMarks, measureValues } from './measures';

it('selects the values of a measure', () => {
  const figures = [{ year: 2005, vessels: 1, tonnes: 2, containers: 3, passengers: 4 }];
  expect(measureValues('containers', figures)).toEqual([{ year: 2005, value: 3 }]);
});

it.each([
  [246_792_337, [0, 50e6, 100e6, 150e6, 200e6, 250e6]],
  [13_720, [0, 5000, 10_000, 15_000]],
  [764_779, [0, 200_000, 400_000, 600_000, 800_000]],
  [0, [0, 1]],
])('marks an axis up to %d in round steps', (highest, marks) => {
  expect(axisMarks(highest)).toEqual(marks);
});

it('never lets a value stand above the highest mark', () => {
  for (let value = 1; value < 1e9; value = value * 1.37 + 1) {
    const marks = axisMarks(value);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(value);
    expect(marks.length).toBeGreaterThan(2);
    expect(marks.length).toBeLessThan(8);
  }
});
