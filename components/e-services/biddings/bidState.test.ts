import type { Bid } from '@/lib/e-services/types';
import { bidState, daysUntil } from '@/lib/e-services/bid-state';
import { closingFirst } from './bidState';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const text = { ar: '', en: '' };
const bid = (finalAt: string | null, envelopesAt: string | null = null): Bid => ({
  id: finalAt ?? 'none',
  title: text,
  fees: 0,
  location: text,
  locationText: text,
  finalAt,
  envelopesAt,
  day: null,
  number: '',
  documents: [],
  bids: [],
  award: null,
});

it.each([
  [bid(null), null],
  [bid('2026-12-22T11:00:00Z'), 'open'],
  [bid('2026-11-29T11:00:00Z'), 'closing'],
  [bid('2026-11-30T11:00:00Z'), 'open'],
  [bid('2026-11-22T10:00:00Z', '2026-11-23T07:00:00Z'), 'closed'],
  [bid('2026-11-20T10:00:00Z', '2026-11-22T10:00:00Z'), 'opened'],
  [
    {
      ...bid('2026-10-20T10:00:00Z', '2026-10-22T10:00:00Z'),
      award: { bidder: text, amount: 1, awardedAt: '2026-11-20T10:00:00Z' },
    },
    'awarded',
  ],
])('%j is %s', (bid, state) => {
  expect(bidState(bid, NOW)).toBe(state);
});

it("counts days of Riyadh's calendar", () => {
  expect(daysUntil('2026-11-22T20:59:00Z', NOW)).toBe(0);
  expect(daysUntil('2026-11-22T21:00:00Z', NOW)).toBe(1);
});

it('lists open bids, the first to close first', () => {
  const [late, soon] = [bid('2026-12-22T11:00:00Z'), bid('2026-11-23T11:00:00Z')];
  expect(closingFirst([late, bid(null), bid('2026-11-01T11:00:00Z'), soon], NOW)).toEqual([
    soon,
    late,
  ]);
});
