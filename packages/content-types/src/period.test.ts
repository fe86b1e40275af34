import { endBefore, hasEnded, isCurrent } from './period';

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

describe('an end to give now', () => {
  it.each([
    '2026-11-20T10:15:00+03:00',
    '2026-11-20T10:15:59.999+03:00',
    '2026-11-20T00:01:30+03:00',
  ])('is over at once at %s', (now) => {
    const endsAt = endBefore(period.startsAt, at(now));
    expect(endsAt).toBeDefined();
    expect(isCurrent({ ...period, endsAt: endsAt ?? '' }, at(now))).toBe(false);
  });

  it('is undefined for a period that has just started', () => {
    expect(endBefore(period.startsAt, at('2026-11-19T08:01:30+03:00'))).toBeUndefined();
    expect(endBefore(period.startsAt, at('2026-11-19T08:02:00+03:00'))).toBeDefined();
  });
});
