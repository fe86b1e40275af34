import { or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { likeLiteral } from '../text.js';

/** Spellings that readers of Arabic take for the same letter; what has no partner is left out. */
const VARIANTS = 'أإآٱةىـًٌٍَُِّْ';
const FOLDED = 'ااااهي';

/**
 * Whether one of several columns contains a text, whatever its case, its hamzas and its vowels.
 * @returns undefined for an empty text, which every row contains
 */
export function containsName(part: string, columns: readonly PgColumn[]): SQL | undefined {
  const wanted = part.trim();
  if (wanted === '') return undefined;
  const pattern = `%${likeLiteral(fold(wanted.toLowerCase()))}%`;
  return or(
    ...columns.map(
      (column) => sql`translate(lower(${column}), ${VARIANTS}, ${FOLDED}) like ${pattern}`,
    ),
  );
}

function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const place = VARIANTS.indexOf(letter);
      return place < 0 ? letter : (FOLDED[place] ?? '');
    })
    .join('');
}
