import { PDF } from '@/tools/gallery/samples';
import { state, type Stage } from '@/tools/gallery/state';
import type { FoundCircular } from '@/lib/content/collections/circulars';
import { CircularView } from './CircularView';

export default {};

const found = ({ locale, text, long }: Stage, own: Partial<FoundCircular['circular']>) => ({
  circular: {
    number: '2026/004',
    releasedAt: '2026-03-01',
    description: long,
    body: `<h2>${text('الإجراءات', 'Procedure')}</h2><p>${long}</p>`,
    file: PDF,
    subject: text('نوافذ الرسو الثابتة', 'Fixed berthing windows'),
    category: text('تشغيلية', 'Operational'),
    organization: text('قطاع العمليات', 'Operations Sector'),
    directedTo: text('الوكلاء الملاحيين', 'Shipping agents'),
    transferredAt: null,
    publishedAt: '2026-03-02',
    effectiveFrom: '2026-04-01',
    withdrawnFrom: null,
    replaces: ['2025/011'],
    ports: ['jeddah'],
    updatedAt: '2026-03-01T06:00:00Z',
    relations: { replaces: [], replacedBy: [] },
    ...own,
  },
  language: locale,
  isTranslated: true,
});

const ports = ({ text }: Stage) => [
  { slug: 'jeddah', name: text('ميناء جدة', 'Jeddah Port'), locode: 'SAJED', position: null },
];

export const InForce = state((stage) => (
  <CircularView
    locale={stage.locale}
    found={found(stage, {
      relations: {
        replaces: [{ number: '2025/011', subject: stage.text('نوافذ 2025', 'Windows of 2025') }],
        replacedBy: [],
      },
    })}
    ports={ports(stage)}
  />
));

export const WithdrawnAndReplaced = state((stage) => (
  <CircularView
    locale={stage.locale}
    found={found(stage, {
      withdrawnFrom: '2026-05-01',
      subject: stage.long,
      body: '',
      file: null,
      relations: { replaces: [], replacedBy: [{ number: '2026/009', subject: '' }] },
    })}
    ports={[]}
  />
));

export const InOtherLanguage = state((stage) => (
  <CircularView
    locale={stage.locale}
    found={{
      ...found(stage, { ports: [] }),
      language: stage.locale === 'ar' ? 'en' : 'ar',
      isTranslated: false,
    }}
    ports={[]}
  />
));
