import { formatDay, parseDay, riyadhDay, todayInRiyadh, wireDay } from './riyadh';

it('returns the day in Riyadh', () => {
  expect(riyadhDay(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
  expect(riyadhDay(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  expect(todayInRiyadh(new Date('2026-12-31T21:00:00Z'))).toBe('01/01/2027');
});

it.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/2026', '2026-02-01'],
  ['٢٩/٠٢/٢٠٢٨', '2028-02-29'],
  [' 05/06/2026 ', '2026-06-05'],
])('reads %s', (typed, iso) => {
  expect(parseDay(typed)).toBe(iso);
});

it.each(['', '29/02/2026', '31/04/2026', '00/01/2026', '1/13/2026', '21-11-26', '21/11/26', 'x'])(
  'refuses %j',
  (typed) => {
    expect(parseDay(typed)).toBeNull();
  },
);

it('writes days for visitors and for the wire', () => {
  expect(formatDay('2026-11-05')).toBe('05/11/2026');
  expect(wireDay('2026-11-05')).toBe('11/05/2026');
});
