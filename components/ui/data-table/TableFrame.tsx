import { useRef, type ReactNode } from 'react';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronDown, type Glyph } from '../Icon/glyphs';
import styles from './DataTable.module.css';
import { hasManyColumns } from './manyColumns';
import { positionOf } from './position';
import { TablePager } from './TablePager';
import type { TableLabels } from './tableLabels';
import { TableTools } from './TableTools';
import { TableView, type TableViewProps } from './TableView';
import type { TableState } from './types';

export interface TableFrameProps extends Omit<TableViewProps, 'empty' | 'head' | 'loading'> {
  /** From `getTableLabels`. */
  readonly labels: TableLabels;
  readonly loading?: boolean;
  /** Further controls beside the search. */
  readonly tools?: ReactNode;
  /** On phones a button with this label opens search, order and `folded`. */
  readonly foldLabel?: string;
  /** Further controls that are folded on phones. */
  readonly folded?: ReactNode;
}

interface Props extends TableFrameProps {
  readonly state: TableState;
  readonly onChange: (part: Partial<TableState>) => void;
  /** Number of rows of all pages. */
  readonly found: number;
  /** Takes the place of the rows. */
  readonly failure?: ReactNode;
  /** Runs before the first use of the controls. */
  readonly onApproach?: () => void;
}

/** One page of rows with the controls of its table: search, sort, page size, paging. */
export function TableFrame(props: Props) {
  const { labels, state, onChange, found, failure, onApproach, loading, ...table } = props;
  const { tools, foldLabel, folded, ...view } = table;
  const frame = useRef<HTMLDivElement>(null);
  const { page, pages } = positionOf(state, found);

  function showPage(next: number): void {
    onChange({ page: next });
    const start = frame.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView();
  }

  return (
    <div ref={frame} className={styles.root} onPointerEnter={onApproach} onFocus={onApproach}>
      <TableTools
        labels={labels}
        columns={view.columns.filter((column) => column.sortable)}
        manyColumns={hasManyColumns(view.columns)}
        state={state}
        found={found}
        foldLabel={foldLabel}
        folded={folded}
        onChange={(part) => onChange({ ...part, page: 1 })}
      >
        {tools}
      </TableTools>
      {failure ?? (
        <TableView
          {...view}
          empty={labels.empty}
          loading={loading ? labels.loading : undefined}
          head={(column) => {
            if (!column.sortable) return { content: column.label };
            const own = state.sort?.key === column.key ? state.sort : null;
            const sort = own ? (own.descending ? 'descending' : 'ascending') : 'none';
            const onSort = () =>
              onChange({
                sort: { key: column.key, descending: own ? !own.descending : false },
                page: 1,
              });
            return {
              sort,
              content: <SortButton label={column.label} order={sort} onSort={onSort} />,
            };
          }}
        />
      )}
      <TablePager
        labels={labels}
        page={page}
        pages={pages}
        size={state.size}
        onPage={showPage}
        onSize={(size) => onChange({ size, page: 1 })}
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
