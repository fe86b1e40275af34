import { foldText } from '@ports-authority/text';
import { like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Folded names for a search column, one per line, so that no match spans two. */
export function foldNames(...names: string[]): string {
  return names.map(foldText).join('\n');
}

/**
 * Matches text in any of several columns, in any spelling and with or without hyphens and spaces.
 * Columns are written with `foldNames`, because SQL cannot fold.
 * @returns undefined for an empty text, which matches every row
 */
export function containsFolded(text: string, columns: readonly PgColumn[]): SQL | undefined {
  const folded = foldText(text).trim();
  if (folded === '') return undefined;
  const joined = folded.replace(/[ -]/g, '');
  // Only hyphens: matches nothing.
  if (joined === '') return or(...columns.map((column) => like(column, containing(folded))));
  return or(
    ...columns.map((column) => like(sql`translate(${column}, ' -', '')`, containing(joined))),
  );
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Parses an IMO number, with or without the letters; undefined for anything else. */
export function imoNumber(text: string): string | undefined {
  return /^(?:imo)?\s*(\d{7})$/.exec(foldText(text).trim())?.[1];
}
