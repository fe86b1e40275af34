import { useId, type ReactNode } from 'react';
import { BidiText } from '../BidiText/BidiText';
import { cx } from '../shared/cx';
import { EmptyState } from '../EmptyState/EmptyState';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { cellContent } from './cells';
import styles from './DataTable.module.css';
import { hasManyColumns } from './manyColumns';
import compact from './CompactCards.module.css';
import many from './ManyColumns.module.css';
import type { DataColumn, DataRow } from './types';

const SKELETON_ROWS = ['1', '2', '3', '4', '5'];

export interface TableViewProps {
  readonly caption: string;
  /** Shows the caption; otherwise it is for screen readers only. */
  readonly captionShown?: boolean;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  /** Message without rows. */
  readonly empty: string;
  /** Heading level of that message. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Loading message for screen readers; shows skeleton rows while set. */
  readonly loading?: string;
  /** Custom header cell and sort order of a column. */
  readonly head?: (column: DataColumn) => {
    readonly content: ReactNode;
    readonly sort?: 'ascending' | 'descending' | 'none';
  };
  /** Rows visible until scripts run; the others are in the HTML for visitors without scripts. */
  readonly firstRows?: number;
  /** Two-column cards on phones with details on demand. */
  readonly compact?: boolean;
}

/**
 * Markup of data tables: a table from 768 px (many columns: 1200 px), cards below. Roles are explicit,
 * because browsers drop those of table elements with `display: block`.
 */
export function TableView(props: TableViewProps) {
  const { caption, columns, rows, head, loading } = props;
  const id = useId();
  if (rows.length === 0 && !loading) return <NoRows {...props} />;
  return (
    <div
      className={cx(
        'table-scroll',
        styles.frame,
        hasManyColumns(columns) && many.frame,
        props.compact && compact.frame,
      )}
      role="region"
      aria-labelledby={id}
      tabIndex={0}
    >
      <table
        className={styles.table}
        role="table"
        aria-busy={loading ? true : undefined}
        data-first-rows={props.firstRows}
      >
        <caption id={id} className={props.captionShown ? styles.caption : 'visually-hidden'}>
          <BidiText>{caption}</BidiText>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => {
              const { content, sort } = head?.(column) ?? {
                content: column.label,
                sort: column.sorted,
              };
              return (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  aria-sort={sort}
                  className={cx(column.align && styles.end)}
                >
                  {content}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">{loading ? <LoadingRows {...props} /> : <Rows {...props} />}</tbody>
      </table>
    </div>
  );
}

/** Replaces a table without rows, whose headers would label nothing. */
function NoRows({ caption, captionShown, empty, headingLevel = 2 }: TableViewProps) {
  return (
    <div className={cx('table-scroll', styles.frame)}>
      {captionShown ? <p className={styles.caption}>{caption}</p> : null}
      <div className={styles.empty}>
        <EmptyState title={empty} headingLevel={headingLevel} />
      </div>
    </div>
  );
}

function Rows({ columns, rows }: TableViewProps) {
  return rows.map((row) => (
    <tr key={row.id} role="row" className={cx(row.expanded && compact.expanded)}>
      {columns.map((column) => {
        const content = cellContent(row.cells[column.key]);
        const className = cx(
          column.align && styles.end,
          column.nowrap && styles.nowrap,
          column.wide && cx(styles.wide, many.wide),
          column.longest && styles.longest,
          column.later && compact.later,
          column.across && compact.across,
        );
        return column.rowHeader ? (
          <th key={column.key} role="rowheader" scope="row" className={className}>
            <BidiText>{content}</BidiText>
          </th>
        ) : (
          <td key={column.key} role="cell" data-label={column.label} className={className}>
            <div>
              <BidiText>{content}</BidiText>
            </div>
          </td>
        );
      })}
    </tr>
  ));
}

function LoadingRows({ columns, loading }: TableViewProps) {
  return SKELETON_ROWS.map((row, rowIndex) => (
    <tr key={row} role="row">
      {columns.map((column, index) => (
        <td key={column.key} role="cell" data-label={column.label}>
          <div>
            {rowIndex === 0 && index === 0 ? <VisuallyHidden>{loading}</VisuallyHidden> : null}
            <Skeleton width={index === 0 ? 'wide' : 'half'} />
          </div>
        </td>
      ))}
    </tr>
  ));
}
