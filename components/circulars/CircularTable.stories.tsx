import { PDF } from '@/gallery/samples';
import { state, type Stage } from '@/gallery/state';
import type { Circular } from '@/lib/content/collections/circulars';
import { CircularTable } from './CircularTable';

export default {};

const circular = (own: Partial<Circular>): Circular => ({
  number: '2026/004',
  releasedAt: '2026-03-01',
  description: '',
  file: null,
  subject: '',
  category: '',
  organization: '',
  directedTo: '',
  transferredAt: null,
  publishedAt: null,
  updatedAt: '2026-03-01T06:00:00Z',
  ...own,
});

const table = ({ locale }: Stage, items: readonly Circular[]) => (
  <CircularTable
    locale={locale}
    year={2026}
    list={{ items, page: 1, pages: 1, total: items.length }}
  />
);

const items = ({ text, long }: Stage) => [
  circular({
    description: long,
    file: PDF,
    subject: long,
    category: text('تنظيمي', 'Regulatory'),
    directedTo: text('الوكلاء البحريون', 'Shipping agents'),
    publishedAt: '2026-03-01',
  }),
  circular({ number: '2026/003', description: text('تعميم قصير', 'A short circular') }),
];

export const Circulars = state((stage) => table(stage, items(stage)));

export const DetailsOpen = state(
  (stage) => table(stage, items(stage)),
  async ({ canvasElement, canvas, userEvent }) => {
    await canvas.findByRole('table');
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
  },
);

export const Empty = state((stage) => table(stage, []));
