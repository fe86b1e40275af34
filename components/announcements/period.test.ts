import { hasEnded, isComing, isCurrent } from './period';

const period = { startsAt: '2026-11-19T08:00:00+03:00', endsAt: '2026-11-21T15:00:00+03:00' };
const at = (moment: string) => Date.parse(moment);

it('is current from its start until just before its end', () => {
  expect(isCurrent(period, at('2026-11-19T04:59:59Z'))).toBe(false);
  expect(isCurrent(period, at('2026-11-19T05:00:00Z'))).toBe(true);
  expect(isCurrent(period, at('2026-11-21T11:59:59Z'))).toBe(true);
  expect(isCurrent(period, at('2026-11-21T12:00:00Z'))).toBe(false);
});

it('is coming before and ended after', () => {
  expect(isComing(period, at('2026-11-18T00:00:00Z'))).toBe(true);
  expect(isComing(period, at('2026-11-19T05:00:00Z'))).toBe(false);
  expect(hasEnded(period, at('2026-11-21T11:59:59Z'))).toBe(false);
  expect(hasEnded(period, at('2026-11-21T12:00:00Z'))).toBe(true);
});
