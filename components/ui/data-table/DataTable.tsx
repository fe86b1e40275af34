'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { useRef, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { useScriptsRunning } from '../shared/browserState';
import styles from './DataTable.module.css';
import { hasManyColumns } from './manyColumns';
import { TablePager } from './TablePager';
import { TableTools } from './TableTools';
import { TableView } from './TableView';
import type { TableLabels } from './tableLabels';
import type { DataColumn, DataRow, PageSize, TableSort, TableState } from './types';
import { prepareArrangement, useArrangedRows } from './useArrangedRows';
import { useTableState } from './useTableState';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronDown, type Glyph } from '../Icon/glyphs';

interface Props {
  readonly locale: Locale;
  readonly caption: string;
  readonly captionShown?: boolean;
  readonly columns: readonly DataColumn[];
  /** All rows; all are in the server's HTML. */
  readonly rows: readonly DataRow[];
  /** From `getTableLabels`. */
  readonly labels: TableLabels;
  /** Order of `rows`. */
  readonly initialSort?: TableSort;
  readonly initialSize?: PageSize;
  readonly loading?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
  /** Dense rows, and small cards on phones. */
  readonly compact?: boolean;
  /**
   * Keeps the state in URL parameters with this prefix; may be empty for the only table of a page if
   * the names do not clash.
   */
  readonly addressPrefix?: string;
  /** Further controls beside the search. */
  readonly tools?: ReactNode;
  /** On phones a button with this label opens search, order and `folded`. */
  readonly foldLabel?: string;
  /** Further controls that are folded on phones. */
  readonly folded?: ReactNode;
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

function Table(props: Props) {
  const { locale, columns, labels, rows, loading } = props;
  const frame = useRef<HTMLDivElement>(null);
  const ready = useScriptsRunning();
  const defaults: TableState = {
    search: '',
    sort: props.initialSort ?? null,
    size: props.initialSize ?? 10,
    page: 1,
  };
  const sortable = columns.filter((column) => column.sortable);
  const [state, change] = useTableState(
    defaults,
    sortable.map(({ key }) => key),
    props.addressPrefix,
  );
  const { search, sort, size } = state;
  const found = useArrangedRows({ locale, columns, rows, search, sort }, defaults.sort);
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(state.page, pages);
  const shown = ready ? found.slice((page - 1) * size, page * size) : found;

  function showPage(next: number): void {
    change({ page: next });
    const start = frame.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView();
  }

  return (
    <div
      ref={frame}
      className={styles.root}
      onPointerEnter={() => void prepareArrangement()}
      onFocus={() => void prepareArrangement()}
    >
      <TableTools
        labels={labels}
        columns={sortable}
        manyColumns={hasManyColumns(columns)}
        state={state}
        found={found.length}
        foldLabel={props.foldLabel}
        folded={props.folded}
        onChange={(part) => change({ ...part, page: 1 })}
      >
        {props.tools}
      </TableTools>
      <TableView
        caption={props.caption}
        captionShown={props.captionShown}
        columns={columns}
        rows={shown}
        empty={labels.empty}
        headingLevel={props.headingLevel}
        compact={props.compact}
        loading={loading ? labels.loading : undefined}
        firstRows={ready ? undefined : state.size}
        head={(column) => {
          if (!column.sortable) return { content: column.label };
          const own = state.sort?.key === column.key ? state.sort : null;
          const sort = own ? (own.descending ? 'descending' : 'ascending') : 'none';
          return {
            sort,
            content: (
              <SortButton
                label={column.label}
                order={sort}
                onSort={() =>
                  change({
                    sort: { key: column.key, descending: own ? !own.descending : false },
                    page: 1,
                  })
                }
              />
            ),
          };
        }}
      />
      <TablePager
        labels={labels}
        page={page}
        pages={pages}
        size={state.size}
        onPage={showPage}
        onSize={(size) => change({ size, page: 1 })}
      />
    </div>
  );
}

const bothWays: Glyph = { d: 'M6 10l6-6 6 6M6 14l6 6 6-6' };

interface SortButtonProps {
  readonly label: string;
  readonly order: 'ascending' | 'descending' | 'none';
  readonly onSort: () => void;
}

/** Sorts by a column; a second press reverses the order. */
function SortButton({ label, order, onSort }: SortButtonProps) {
  return (
    <>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        <GlyphMark glyph={order === 'none' ? bothWays : chevronDown} />
      </button>
      <span className={styles.plainLabel}>{label}</span>
    </>
  );
}
