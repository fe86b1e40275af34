import { PDF } from '@/tools/gallery/samples';
import { state, type Stage } from '@/tools/gallery/state';
import { DocumentLink } from './DocumentLink';
import { PagedTable } from './PagedTable';
import type { DataRow } from './types';

export default {};

function table(stage: Stage, rows: readonly DataRow[]) {
  const { locale, text, messages } = stage;
  return (
    <PagedTable
      locale={locale}
      caption={text('التعاميم', 'Circulars')}
      columns={[
        { key: 'number', label: text('الرقم', 'Number'), rowHeader: true, nowrap: true },
        { key: 'date', label: text('التاريخ', 'Date'), sorted: 'descending' },
        { key: 'text', label: text('الوصف', 'Description'), wide: true, longest: true },
        { key: 'file', label: 'PDF' },
      ]}
      rows={rows}
      empty={messages.ui.table.empty}
      paging={{ page: 1, pages: rows.length > 0 ? 4 : 1, href: (page) => `?page=${page}` }}
    />
  );
}

const document = ({ locale, text }: Stage, file: typeof PDF | null) => ({
  content: (
    <DocumentLink locale={locale} file={file} title={text('تعميم', 'Circular')} fileName="a.pdf" />
  ),
});

export const Rows = state((stage) =>
  table(stage, [
    {
      id: '1',
      cells: {
        number: '2026/004',
        date: '01/03/2026',
        text: stage.long,
        file: document(stage, PDF),
      },
    },
    {
      id: '2',
      cells: { number: '2026/003', date: '', text: '', file: document(stage, null) },
    },
  ]),
);

export const Empty = state((stage) => table(stage, []));
