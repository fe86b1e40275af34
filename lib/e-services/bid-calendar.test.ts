import { bidCalendar } from './bid-calendar';
import type { Bid } from './types';

const bid: Bid = {
  id: '7',
  title: { ar: 'صيانة الأرصفة', en: 'Berth maintenance' },
  fees: 0,
  location: { ar: '<p>الرياض &#x26; جدة</p>', en: '<p>Riyadh</p><p>Floor 2</p>' },
  locationText: { ar: 'الرياض & جدة', en: 'Riyadh Floor 2' },
  finalAt: '2026-12-01T14:00:00+03:00',
  envelopesAt: '2026-12-02T00:30:00+03:00',
  day: 'الأربعاء',
  number: '',
  documents: [],
  bids: [],
  award: null,
};
const texts = {
  locale: 'en',
  final: (title: string) => `Final: ${title}`,
  envelopes: (title: string) => `Opening: ${title}`,
  url: 'https://ports.example/en/e-services/biddings',
} as const;

it('holds both dates of a bid', () => {
  const file = bidCalendar(bid, texts)?.replace(/\r\n /g, '') ?? '';
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain('UID:bid-7-final@ports.example');
  expect(file).toContain('SUMMARY;LANGUAGE=en:Final: Berth maintenance');
  expect(file).toContain('LOCATION;LANGUAGE=en:Riyadh Floor 2');
  expect(file).toContain('DTSTART:20261201T213000Z');
});

it('writes text, not HTML', () => {
  const file = bidCalendar(bid, { ...texts, locale: 'ar' })?.replace(/\r\n /g, '');
  expect(file).toContain('LOCATION;LANGUAGE=ar:الرياض & جدة');
});

it('is nothing for a bid without dates', () => {
  expect(bidCalendar({ ...bid, finalAt: null, envelopesAt: null }, texts)).toBeNull();
});
