import { listShift } from './engine';

const none = { top: 0, bottom: 0, left: 0, right: 0 };
/** 512 pixels to 360 degrees. */
const WORLD = 0;

it('keeps the centre where nothing lies over the map', () => {
  expect(listShift(none, -300, 5)).toBe(0);
});

it('moves the view as far as the drawn chart, whichever side the list is on', () => {
  const degrees = 360 / 512;
  expect(listShift({ ...none, right: 400 }, 44, WORLD)).toBeCloseTo(1 - 200 * degrees);
  expect(listShift({ ...none, left: 400 }, -88, WORLD)).toBeCloseTo(-2 + 200 * degrees);
});
