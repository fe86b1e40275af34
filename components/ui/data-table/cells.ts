import { foldText } from '@ports-authority/text';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { DataCell, DataRow } from './types';

export function cellContent(cell: DataCell | undefined): ReactNode {
  return typeof cell === 'object' ? cell.content : cell;
}

/** Sort value; undefined for an empty cell. */
export function cellValue(cell: DataCell | undefined): string | number | undefined {
  const value = typeof cell === 'object' ? cell.value : cell;
  return value === '' ? undefined : value;
}

function cellText(cell: DataCell): string {
  const text = typeof cell === 'object' ? cell.text : undefined;
  return text ?? String(cellValue(cell) ?? '');
}

/** True if a row contains every word of a search. */
export function rowMatches(row: DataRow, search: string): boolean {
  const text = foldText(Object.values(row.cells).map(cellText).join('\n'));
  return searchWords(search).every((word) => text.includes(word));
}

/** The words of a search as `foldText` writes them. */
export function searchWords(search: string): string[] {
  return foldText(search).trim().split(/\s+/);
}

/** Comparator: numbers by size, texts by the locale's numeric collation. */
export function valueOrder(locale: Locale) {
  const collator = new Intl.Collator(locale, { numeric: true });
  return (a: unknown, b: unknown): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
