import { foldText } from '@ports-authority/text';
import { like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Names as a search column stores them: folded, one in each line, so that no text matches across two. */
export function foldNames(...names: string[]): string {
  return names.map(foldText).join('\n');
}

/**
 * Whether one of several columns contains a text, whatever its spelling. The columns must have been
 * written with `foldNames`: the database itself knows nothing of folding.
 * @returns undefined for an empty text, which every row contains
 */
export function containsFolded(text: string, columns: readonly PgColumn[]): SQL | undefined {
  const folded = foldText(text).trim();
  if (folded === '') return undefined;
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => like(column, pattern)));
}
