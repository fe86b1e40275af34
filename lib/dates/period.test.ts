import { timeToShow } from './period';

it('shows times only for starts and ends within a day', () => {
  expect(timeToShow('2026-12-16T21:00:00.000Z', 'start')).toBeUndefined();
  expect(timeToShow('2026-12-16T21:00:00.000Z', 'end')).toBeUndefined();
  expect(timeToShow('2026-12-17T23:59:00+03:00', 'end')).toBeUndefined();
  expect(timeToShow('2026-12-17T23:59:00+03:00', 'start')).toBe('23:59');
  expect(timeToShow('2026-12-17T12:00:00Z', 'end')).toBe('15:00');
});
