import { foldText } from '@ports-authority/text';
import { and, eq, like, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { cases, submissions } from '../database/schema.js';

type Fields = Readonly<Record<string, string>>;

const BATCH = 500;

/** Search text of a case: reference and fields, folded, one per line. */
export function foldCase(reference: string, fields: Fields): string {
  return [reference, ...Object.values(fields)].map(foldText).join('\n');
}

/**
 * Matches cases with every word of a search, in any spelling and order. Telephone numbers match
 * with or without country code, leading zero and spaces.
 */
export function matchesSearch(search: string): SQL {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const number = phoneDigits(search);
  const hasWords = words.length > 0 ? and(...words.map(contains)) : undefined;
  return or(hasWords, number ? contains(number) : undefined) ?? sql`false`;
}

function contains(part: string): SQL {
  return like(cases.foldedText, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}

/** The digits shared by all spellings of a telephone number; undefined for other text. */
function phoneDigits(text: string): string | undefined {
  const folded = foldText(text).trim();
  const digits = folded.replace(/\D/g, '');
  if (!/^[+\d\s()-]+$/.test(folded) || digits.length < 7) return undefined;
  return digits.replace(/^(?:(?:00)?966|0)(?=\d{7})/, '');
}

export async function backfillFoldedText(database: Database): Promise<void> {
  for (;;) {
    const found = await database
      .select({ reference: cases.reference, fields: submissions.fields })
      .from(cases)
      .innerJoin(submissions, eq(submissions.reference, cases.reference))
      .where(eq(cases.foldedText, ''))
      .limit(BATCH);
    for (const { reference, fields } of found) {
      const foldedText = foldCase(reference, fields);
      await database.update(cases).set({ foldedText }).where(eq(cases.reference, reference));
    }
    if (found.length < BATCH) return;
  }
}
