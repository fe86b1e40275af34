import type { ReactNode } from 'react';

/** `key` names the column's cells in every row. */
export interface DataColumn {
  readonly key: string;
  readonly label: string;
  /** Adds a sort button. */
  readonly sortable?: boolean;
  /** Fixed order of a server-rendered list. */
  readonly sorted?: 'ascending' | 'descending';
  /** The column that labels the row. */
  readonly rowHeader?: boolean;
  /** `end` for numbers. */
  readonly align?: 'end';
  readonly nowrap?: boolean;
  /** Spans the width of a card below its label. */
  readonly wide?: boolean;
  /** Row header that spans the width of a compact card. */
  readonly across?: boolean;
  /** Takes half of the table's width. */
  readonly longest?: boolean;
  /** Hidden in compact cards until the row is expanded. */
  readonly later?: boolean;
}

/** A plain value, or content with the value for sorting and search. */
export type DataCell =
  | string
  | number
  | {
      readonly content: ReactNode;
      readonly value?: string | number;
      /** Search text, if it differs from the value. */
      readonly text?: string;
    };

export interface DataRow {
  /** Shows the cells that a compact card hides. */
  readonly expanded?: boolean;
  /** Unique among the rows. */
  readonly id: string;
  readonly cells: Readonly<Record<string, DataCell>>;
}

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export interface TableSort {
  readonly key: string;
  readonly descending: boolean;
}

/** `page` counts from 1. */
export interface TableState {
  readonly search: string;
  readonly sort: TableSort | null;
  readonly size: PageSize;
  readonly page: number;
}
