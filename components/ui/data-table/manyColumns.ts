import type { DataColumn } from './types';

/** More columns than a screen below 1200 px has room for side by side. */
export function hasManyColumns(columns: readonly DataColumn[]): boolean {
  return columns.length > 5;
}
