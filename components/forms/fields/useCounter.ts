'use client';

import { format } from '@/lib/i18n/format';
import { useFormLabels } from '../labels/FormLabelsProvider';

interface Counted {
  /** Current value; undefined for a field without a live counter. */
  readonly text: string | undefined;
  /** Max length in characters. */
  readonly limit: number | undefined;
  readonly isInvalid: boolean;
}

/** Share of the limit from which the counter is shown. */
const SHOWN_FROM = 0.8;

/** Text of the character counter near the limit, or the limit beside an error; undefined without either. */
export function useCounter({ text, limit, isInvalid }: Counted): string | undefined {
  const { kit } = useFormLabels();
  if (limit === undefined) return undefined;
  if (text !== undefined && text.length >= limit * SHOWN_FROM) {
    return format(kit.counter, { used: text.length, limit });
  }
  return isInvalid ? format(kit.limit, { limit }) : undefined;
}
