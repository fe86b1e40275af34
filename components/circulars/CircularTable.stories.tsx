import { PDF } from '@/tools/gallery/samples';
import { state, type Stage } from '@/tools/gallery/state';
import type { ListedCircular } from '@/lib/content/circulars/relations';
import { sampleCircular } from '@/lib/content/circulars/testing/sample-circular';
import { CircularTable } from './CircularTable';

export default {};

const table = ({ locale, text }: Stage, items: readonly ListedCircular[]) => (
  <CircularTable
    locale={locale}
    caption={text('التعاميم', 'Circulars')}
    list={{ items, page: 1, pages: 1, total: items.length }}
    ports={[
      { slug: 'jeddah', name: text('ميناء جدة', 'Jeddah Port'), locode: 'SAJED', position: null },
    ]}
    pageHref={() => '/circulars'}
  />
);

const listed = (own: Partial<ListedCircular>): ListedCircular => ({
  ...sampleCircular(own),
  relations: { replaces: [], replacedBy: [], ...own.relations },
});

const items = ({ text, long }: Stage) => [
  listed({
    description: long,
    file: PDF,
    subject: long,
    category: text('تنظيمي', 'Regulatory'),
    directedTo: text('الوكلاء البحريون', 'Shipping agents'),
    effectiveFrom: '2026-04-01',
    replaces: ['2026/003'],
    relations: { replaces: [{ number: '2026/003', subject: '' }], replacedBy: [] },
    ports: ['jeddah'],
  }),
  listed({
    number: '2026/003',
    relations: { replaces: [], replacedBy: [{ number: '2026/004', subject: long }] },
    description: text('تعميم قصير', 'A short circular'),
    withdrawnFrom: '2026-05-01',
  }),
];

export const Circulars = state((stage) => table(stage, items(stage)));

export const Empty = state((stage) => table(stage, []));
