'use client';

import { format } from '@/lib/i18n/format';
import { useFormLabels } from '../labels/FormLabelsProvider';

interface Counted {
  /** The current value; undefined for a field that is too short to be counted while it is filled in. */
  readonly text: string | undefined;
  /** Longest text in characters. */
  readonly limit: number | undefined;
  readonly isInvalid: boolean;
}

/** The text of a field's character counter, or its limit beside an error; undefined where it has none. */
export function useCounter({ text, limit, isInvalid }: Counted): string | undefined {
  const { kit } = useFormLabels();
  if (limit === undefined) return undefined;
  if (text !== undefined) return format(kit.counter, { used: text.length, limit });
  return isInvalid ? format(kit.limit, { limit }) : undefined;
}
