import { state, type Stage } from '@/tools/gallery/state';
import { DataTable } from './DataTable';
import { getTableLabels } from './tableLabels';
import type { DataColumn, DataRow } from './types';

export default {};

const columns = ({ text }: Stage): DataColumn[] => [
  { key: 'vessel', label: text('السفينة', 'Vessel'), rowHeader: true, sortable: true },
  { key: 'port', label: text('الميناء', 'Port'), sortable: true },
  { key: 'date', label: text('الوصول', 'Arrival'), nowrap: true },
  { key: 'tonnes', label: text('الأطنان', 'Tonnes'), align: 'end', sortable: true },
];

const rows = ({ text }: Stage, count: number): DataRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    cells: {
      vessel: `AL BAHR ${index + 1}`,
      port: text('ميناء جدة', 'Jeddah Port'),
      date: '01/03/2026',
      tonnes: 1250 * (index + 1),
    },
  }));

async function table(stage: Stage, own: Partial<Parameters<typeof DataTable>[0]>) {
  const { locale, text } = stage;
  return (
    <DataTable
      locale={locale}
      caption={text('حركة السفن', 'Vessel movements')}
      labels={await getTableLabels(locale)}
      columns={columns(stage)}
      rows={rows(stage, 3)}
      {...own}
    />
  );
}

export const FewRows = state((stage) => table(stage, { captionShown: true }));

export const SortedPages = state((stage) =>
  table(stage, {
    rows: rows(stage, 47),
    initialSort: { key: 'vessel', descending: false },
  }),
);

export const Empty = state((stage) => table(stage, { rows: [] }));

export const NoMatch = state(
  (stage) => table(stage, {}),
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'xyz{Enter}');
    await canvas.findByRole('heading');
  },
);

export const Loading = state((stage) => table(stage, { rows: [], loading: true }));

export const Long = state((stage) =>
  table(stage, {
    rows: [
      {
        id: 'long',
        cells: { vessel: stage.long, port: stage.long, date: '', tonnes: 1_234_567_890 },
      },
    ],
  }),
);

/** Search and order are behind a button on phones. */
export const Folded = state((stage) =>
  table(stage, {
    compact: true,
    foldLabel: stage.messages.vesselSearch.tools,
    tools: <a href="#top">CSV</a>,
  }),
);

/** Cards up to 1200 px. */
export const ManyColumns = state((stage) => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  return table(stage, {
    columns: names.map((key) => ({ key, label: `${stage.text('عمود', 'Column')} ${key}` })),
    rows: [
      {
        id: 'many',
        cells: Object.fromEntries(names.map((key) => [key, key === 'c' ? stage.long : key])),
      },
    ],
  });
});
