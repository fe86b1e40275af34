import { state } from '@/tools/gallery/state';
import { otherLocale } from '@/lib/i18n/locales';
import { EmergencyNoticeBar } from './EmergencyNoticeBar';

export default {};

const notice = {
  href: '/contact',
  linkText: '',
  startsAt: null,
  endsAt: null,
  updatedAt: '2026-03-01T06:00:00Z',
  revision: '2026-03-01T06:00:00Z',
} as const;

export const Levels = state(({ locale, text }) =>
  (['notice', 'warning', 'emergency'] as const).map((level) => (
    <EmergencyNoticeBar
      key={level}
      notice={{
        ...notice,
        level,
        language: locale,
        text: text('توقفت حركة الملاحة في ميناء الدمام.', 'Shipping at Dammam port is suspended.'),
      }}
    />
  )),
);

export const Long = state(({ locale, long }) => (
  <EmergencyNoticeBar notice={{ ...notice, level: 'emergency', language: locale, text: long }} />
));

export const InTheOtherLanguage = state(({ locale, text }) => (
  <EmergencyNoticeBar
    notice={{
      ...notice,
      href: '',
      level: 'warning',
      language: otherLocale(locale),
      text: text('Shipping at Dammam port is suspended.', 'توقفت حركة الملاحة في ميناء الدمام.'),
    }}
  />
));
