import type { Locale } from '@/lib/i18n/locales';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronDown } from '../Icon/glyphs';
import { Pagination } from '../Pagination/Pagination';
import styles from './DataTable.module.css';
import { TableView, type TableViewProps } from './TableView';
import type { DataColumn } from './types';

interface Props extends Omit<TableViewProps, 'head' | 'firstRows' | 'loading'> {
  readonly locale: Locale;
  /** Current page, from 1, number of pages and their URLs. */
  readonly paging?: {
    readonly page: number;
    readonly pages: number;
    readonly href: (page: number) => string;
  };
}

/** A table with server-side paging: works without scripts. */
export function PagedTable({ locale, paging, ...table }: Props) {
  return (
    <>
      <TableView {...table} head={orderedHead} />
      {paging ? <Pagination locale={locale} {...paging} /> : null}
    </>
  );
}

function orderedHead({ label, sorted }: DataColumn) {
  const content = sorted ? (
    <span className={styles.sort}>
      {label}
      <GlyphMark glyph={chevronDown} />
    </span>
  ) : (
    label
  );
  return { content, sort: sorted };
}
