import { formatDuration } from './duration';

it.each([
  [10, '0:10'],
  [59.6, '1:00'],
  [222, '3:42'],
  [3725, '1:02:05'],
])('shows %d seconds as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});

it.each([null, 0, -3, Number.NaN])('shows nothing for %p', (seconds) => {
  expect(formatDuration(seconds)).toBeUndefined();
});
