import { foldText } from '@ports-authority/text';
import { like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Names as a search column stores them: folded, one in each line, so that no text matches across two. */
export function foldNames(...names: string[]): string {
  return names.map(foldText).join('\n');
}

/**
 * Matches rows with a text in one of several columns, in any spelling and with or without hyphens
 * and spaces. The columns must have been written with `foldNames`: the database itself knows nothing
 * of folding.
 * @returns undefined for an empty text, which every row contains
 */
export function containsFolded(text: string, columns: readonly PgColumn[]): SQL | undefined {
  const folded = foldText(text).trim();
  if (folded === '') return undefined;
  const joined = folded.replace(/[ -]/g, '');
  // A text of hyphens alone names nothing.
  if (joined === '') return or(...columns.map((column) => like(column, containing(folded))));
  return or(
    ...columns.map((column) => like(sql`translate(${column}, ' -', '')`, containing(joined))),
  );
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The IMO number that a text is, with or without the letters; undefined for anything else. */
export function imoNumber(text: string): string | undefined {
  return /^(?:imo)?\s*(\d{7})$/.exec(foldText(text).trim())?.[1];
}
