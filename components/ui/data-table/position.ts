import type { TableState } from './types';

/** The shown page, at most the last one, and the number of pages. */
export function positionOf({ size, page }: TableState, found: number) {
  const pages = Math.max(1, Math.ceil(found / size));
  return { page: Math.min(page, pages), pages };
}

/** The rows of the shown page. */
export function pageOf<Row>(rows: readonly Row[], state: TableState): Row[] {
  const { page } = positionOf(state, rows.length);
  return rows.slice((page - 1) * state.size, page * state.size);
}
