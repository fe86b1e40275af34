import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { cx } from '../shared/cx';
import { format } from '@/lib/i18n/format';
import field from '../shared/Field.module.css';
import styles from './DataTable.module.css';
import many from './ManyColumns.module.css';
import { TableSearch } from './TableSearch';
import type { TableLabels } from './tableLabels';
import type { DataColumn, TableState } from './types';

interface Props {
  readonly labels: TableLabels;
  /** Sortable columns. */
  readonly columns: readonly DataColumn[];
  /** Card layout on medium screens too. */
  readonly manyColumns: boolean;
  readonly state: TableState;
  /** Number of rows that match the search. */
  readonly found: number;
  readonly onChange: (part: Partial<TableState>) => void;
  /** See DataTable. */
  readonly foldLabel?: string;
  readonly folded?: ReactNode;
  readonly children?: ReactNode;
}

/** Search, sort select (for card layouts) and row count. */
export function TableTools(props: Props) {
  const { labels, columns, manyColumns, state, found, onChange, foldLabel, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={cx(
        styles.tools,
        manyColumns && many.tools,
        foldLabel && (isOpen ? styles.unfolded : styles.folded),
      )}
      data-print="off"
    >
      {foldLabel ? (
        <Button
          variant="ghost"
          size="small"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {foldLabel}
        </Button>
      ) : null}
      <TableSearch
        label={labels.search}
        value={state.search}
        onSearch={(search) => onChange({ search })}
      />
      {columns.length > 0 ? (
        <SortSelect
          labels={labels}
          columns={columns}
          manyColumns={manyColumns}
          state={state}
          onChange={onChange}
        />
      ) : null}
      {props.folded ? <div className={styles.foldable}>{props.folded}</div> : null}
      {children}
      <p className={styles.count} role="status">
        {found === 0 ? labels.empty : format(labels.records, { count: found })}
      </p>
    </div>
  );
}

/** Replaces the sort buttons in card layouts, which have no header. */
function SortSelect({
  labels,
  columns,
  manyColumns,
  state,
  onChange,
}: Omit<Props, 'found' | 'foldLabel' | 'folded' | 'children'>) {
  const id = useId();
  const { sort } = state;
  return (
    <div className={cx(styles.sortSelect, manyColumns && many.sort)}>
      <label className={field.label} htmlFor={id}>
        {labels.sortBy}
      </label>
      <span className={field.select}>
        <select
          id={id}
          className={field.control}
          value={sort ? `${sort.descending ? '-' : ''}${sort.key}` : ''}
          onChange={({ target: { value } }) =>
            onChange({
              sort: { key: value.replace(/^-/, ''), descending: value.startsWith('-') },
            })
          }
        >
          {sort ? null : <option value="">{labels.unsorted}</option>}
          {columns.map(({ key, label }) => [
            <option key={key} value={key}>
              {`${label} (${labels.ascending})`}
            </option>,
            <option key={`-${key}`} value={`-${key}`}>
              {`${label} (${labels.descending})`}
            </option>,
          ])}
        </select>
      </span>
    </div>
  );
}
