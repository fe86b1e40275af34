import type { ReactNode } from 'react';

/** A column of a table; `key` names its cells in every row. */
export interface DataColumn {
  readonly key: string;
  readonly label: string;
  /** Offers a sort button in tables over rows in memory. */
  readonly sortable?: boolean;
  /** Order that a server-rendered list always has. */
  readonly sorted?: 'ascending' | 'descending';
  /** The column that names the row. */
  readonly rowHeader?: boolean;
  /** `end` for figures that are compared. */
  readonly align?: 'end';
  readonly nowrap?: boolean;
  /** Takes a card's full width below its label. */
  readonly wide?: boolean;
  /** Takes half of a table's width, whatever the other columns hold. */
  readonly longest?: boolean;
  /** In compact cards shown only once the row is expanded. */
  readonly later?: boolean;
}

/** A plain value, or a content with the value that sorting compares and the search reads. */
export type DataCell =
  | string
  | number
  | {
      readonly content: ReactNode;
      readonly value?: string | number;
      /** Searched instead of the value, if the cell shows something else. */
      readonly text?: string;
    };

export interface DataRow {
  /** Shows what its compact card keeps for later. */
  readonly expanded?: boolean;
  /** Unique among the rows. */
  readonly id: string;
  readonly cells: Readonly<Record<string, DataCell>>;
}

/** Page sizes that a table over rows in memory offers. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export interface TableSort {
  readonly key: string;
  readonly descending: boolean;
}

/** What a visitor has chosen; `page` counts from 1. */
export interface TableState {
  readonly search: string;
  readonly sort: TableSort | null;
  readonly size: PageSize;
  readonly page: number;
}

/** Labels of a table over rows in memory; `{name}` is a placeholder. */
export interface TableLabels {
  readonly search: string;
  readonly pageSize: string;
  readonly sortBy: string;
  readonly unsorted: string;
  readonly ascending: string;
  readonly descending: string;
  /** With `{count}`. */
  readonly records: string;
  readonly empty: string;
  readonly loading: string;
  readonly pagination: string;
  /** With `{page}` and `{pages}`. */
  readonly position: string;
  /** With `{page}`. */
  readonly page: string;
  readonly previous: string;
  readonly next: string;
}
