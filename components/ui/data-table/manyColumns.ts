import type { DataColumn } from './types';

/** True for more columns than fit below 1200 px. */
export function hasManyColumns(columns: readonly DataColumn[]): boolean {
  return columns.length > 5;
}
