import { hasEnded, isCurrent, timeToSay } from './period';

const period = { startsAt: '2026-11-19T08:00:00+03:00', endsAt: '2026-11-21T15:00:00+03:00' };
const at = (moment: string) => Date.parse(moment);

it('is current from its start until the end of its last minute', () => {
  expect(isCurrent(period, at('2026-11-19T04:59:59Z'))).toBe(false);
  expect(isCurrent(period, at('2026-11-19T05:00:00Z'))).toBe(true);
  expect(isCurrent(period, at('2026-11-21T12:00:59Z'))).toBe(true);
  expect(isCurrent(period, at('2026-11-21T12:01:00Z'))).toBe(false);
});

it('includes the whole last day where no time is given', () => {
  const endsAt = '2026-12-16T21:00:00.000Z';
  expect(hasEnded({ endsAt }, at('2026-12-17T23:59:59+03:00'))).toBe(false);
  expect(hasEnded({ endsAt }, at('2026-12-18T00:00:00+03:00'))).toBe(true);
});

it('says times only where the day does not say it all', () => {
  expect(timeToSay('2026-12-16T21:00:00.000Z', 'start')).toBeUndefined();
  expect(timeToSay('2026-12-16T21:00:00.000Z', 'end')).toBeUndefined();
  expect(timeToSay('2026-12-17T23:59:00+03:00', 'end')).toBeUndefined();
  expect(timeToSay('2026-12-17T23:59:00+03:00', 'start')).toBe('23:59');
  expect(timeToSay('2026-12-17T12:00:00Z', 'end')).toBe('15:00');
});
