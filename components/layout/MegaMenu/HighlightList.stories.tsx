import { state } from '@/tools/gallery/state';
import { HighlightList } from './HighlightList';

export default {};

export const Dated = state(({ locale, text, long, messages }) => (
  <HighlightList
    locale={locale}
    hijri={messages.dates.corresponding}
    highlights={{
      title: messages.notices.circulars,
      entries: [
        {
          href: '/1',
          label: text('نوافذ الرسو', 'Berthing'),
          mark: '2026/014',
          date: '2026-03-10',
        },
        { href: '/2', label: long, mark: '2026/013', date: '2026-03-01' },
      ],
    }}
  />
));

export const Counted = state(({ locale, text, messages }) => (
  <HighlightList
    locale={locale}
    hijri=""
    highlights={{
      title: messages.layout.busiestPorts,
      entries: [
        { href: '/1', label: text('ميناء جدة', 'Jeddah Port'), mark: '41' },
        { href: '/2', label: text('ميناء ضباء', 'Duba Port'), mark: '2' },
      ],
      asOf: text('كما في 14:05 بتوقيت الرياض', 'As of 14:05, Riyadh time'),
    }}
  />
));
