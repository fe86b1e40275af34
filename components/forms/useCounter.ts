'use client';

import { fillGaps } from './fillGaps';
import { useFormWords } from './FormWordsProvider';

/** How many of a field's characters are used, in words; undefined where they are not counted. */
export function useCounter(
  text: string | undefined,
  limit: number | undefined,
): string | undefined {
  const { kit } = useFormWords();
  if (text === undefined || limit === undefined) return undefined;
  return fillGaps(kit.counter, { used: text.length, limit });
}
