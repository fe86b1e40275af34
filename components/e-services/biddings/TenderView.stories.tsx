import { state } from '@/tools/gallery/state';
import type { Bid } from '@/lib/e-services/types';
import { TenderView } from './TenderView';

export default {};

const NOW = Date.parse('2026-03-01T06:00:00Z');

function tender(own: Partial<Bid>): Bid {
  const title = { ar: 'توريد مصدات مطاطية لأرصفة ميناء جدة', en: 'Rubber fenders for Jeddah Port' };
  const location = { ar: '<p>الرياض</p>', en: '<p>Riyadh</p>' };
  return {
    id: '7',
    title,
    fees: 500,
    location,
    locationText: location,
    finalAt: '2026-03-05T11:00:00Z',
    envelopesAt: '2026-03-08T07:00:00Z',
    day: null,
    number: '2026/107',
    documents: [],
    bids: [],
    award: null,
    ...own,
  };
}

const first = { bidder: { ar: 'شركة الرصيف الذهبي', en: 'Golden Quay' }, amount: 1_250_000 };
const second = { bidder: { ar: 'شركة المنارة', en: 'Al Manara' }, amount: 1_400_000 };

export const ClosingSoon = state(({ locale, long }) => (
  <TenderView
    locale={locale}
    now={NOW}
    bid={tender({
      documents: [{ title: { ar: long, en: long }, url: 'https://tenders.example/7.pdf' }],
    })}
  />
));

export const Awarded = state(({ locale }) => (
  <TenderView
    locale={locale}
    now={NOW}
    bid={tender({
      finalAt: '2026-01-05T11:00:00Z',
      envelopesAt: '2026-01-06T07:00:00Z',
      bids: [first, second],
      award: { ...first, awardedAt: '2026-02-01T07:00:00Z' },
    })}
  />
));
