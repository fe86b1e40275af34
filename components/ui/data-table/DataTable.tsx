'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import type { Locale } from '@/lib/i18n/locales';
import { useScriptsRunning } from '../shared/browserState';
import { pageOf } from './position';
import { TableFrame, type TableFrameProps } from './TableFrame';
import type { PageSize, TableSort, TableState } from './types';
import { prepareArrangement, useArrangedRows } from './useArrangedRows';
import { useTableState } from './useTableState';

/** With all `rows`; all are in the server's HTML. */
interface Props extends Omit<TableFrameProps, 'firstRows'> {
  readonly locale: Locale;
  /** Order of `rows`. */
  readonly initialSort?: TableSort;
  readonly initialSize?: PageSize;
  /**
   * Keeps the state in URL parameters with this prefix; may be empty for the only table of a page if
   * the names do not clash.
   */
  readonly addressPrefix?: string;
}

/**
 * A table over rows in memory: sort, search, page size, paging. Shows the first page until scripts run,
 * all rows without scripts.
 */
export function DataTable(props: Props) {
  return (
    <FaultBoundary>
      <Table {...props} />
    </FaultBoundary>
  );
}

function Table({ locale, initialSort, initialSize, addressPrefix, ...table }: Props) {
  const { columns, rows } = table;
  const ready = useScriptsRunning();
  const defaults: TableState = {
    search: '',
    sort: initialSort ?? null,
    size: initialSize ?? 10,
    page: 1,
  };
  const sortable = columns.filter((column) => column.sortable).map(({ key }) => key);
  const [state, change] = useTableState(defaults, sortable, addressPrefix);
  const { search, sort } = state;
  const found = useArrangedRows({ locale, columns, rows, search, sort }, defaults.sort);
  return (
    <TableFrame
      {...table}
      rows={ready ? pageOf(found, state) : found}
      firstRows={ready ? undefined : state.size}
      state={state}
      onChange={change}
      found={found.length}
      onApproach={() => void prepareArrangement()}
    />
  );
}
