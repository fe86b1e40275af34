import type { Bid } from '../e-services/types';
import { openTenders, tendersOfPort } from './open-tenders';

const NOW = Date.parse('2026-03-10T09:00:00Z');
const NONE = { envelopesAt: null, day: null, number: '', documents: [], bids: [], award: null };

function bid(id: string, finalAt: string | null, title = { ar: id, en: id }): Bid {
  const text = { ar: '', en: '' };
  return { id, title, fees: 0, location: text, locationText: text, finalAt, ...NONE };
}

it('has the open tenders, the next to close first', () => {
  const bids = [
    bid('later', '2026-04-20T14:00:00+03:00'),
    bid('undated', null),
    bid('over', '2026-03-10T11:00:00+03:00'),
    bid('soon', '2026-03-12'),
  ];
  expect(openTenders(bids, NOW).map(({ id }) => id)).toEqual(['soon', 'later']);
});

it('finds the tenders that name a port in either language', () => {
  const tenders = openTenders(
    [
      bid('ar', '2026-04-01', { ar: 'توريد مصدّات لميناء جدة', en: 'Fenders' }),
      bid('en', '2026-04-02', { ar: 'تكريك', en: 'Dredging at JEDDAH PORT' }),
      bid('other', '2026-04-03', { ar: 'صيانة ميناء ضباء', en: 'Works at Duba Port' }),
    ],
    NOW,
  );
  const found = tendersOfPort(tenders, { ar: 'ميناء جدة', en: 'Jeddah Port' });
  expect(found.map(({ id }) => id)).toEqual(['ar', 'en']);
  expect(tendersOfPort(tenders, { ar: '', en: '' })).toEqual([]);
});
