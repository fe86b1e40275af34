import {
  createTable,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  type ColumnDef,
} from '@tanstack/react-table';
import type { Locale } from '@/lib/i18n/locales';
import { cellValue, rowMatches, valueOrder } from './cells';
import type { DataColumn, DataRow, TableState } from './types';

export interface Arrangement extends Pick<TableState, 'search' | 'sort'> {
  readonly locale: Locale;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

/** Filters and sorts rows. */
export function arrangeRows({ locale, columns, rows, search, sort }: Arrangement): DataRow[] {
  const order = valueOrder(locale);
  const table = createTable<DataRow>({
    data: [...rows],
    columns: columns.map(({ key, sortable }): ColumnDef<DataRow> => ({
      id: key,
      accessorFn: (row) => cellValue(row.cells[key]),
      enableSorting: sortable === true,
      sortUndefined: 'last',
      sortingFn: (a, b, column) => order(a.getValue(column), b.getValue(column)),
    })),
    getRowId: (row) => row.id,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: (row, _column, text: string) => rowMatches(row.original, text),
    autoResetAll: false,
    renderFallbackValue: null,
    state: {},
    onStateChange: () => undefined,
  });
  table.setOptions((options) => ({
    ...options,
    state: {
      ...table.initialState,
      globalFilter: search,
      sorting: sort ? [{ id: sort.key, desc: sort.descending }] : [],
    },
  }));
  return table.getRowModel().rows.map((row) => row.original);
}
