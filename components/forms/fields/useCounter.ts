'use client';

import { format } from '@/lib/i18n/format';
import { useFormLabels } from '../labels/FormLabelsProvider';

/** The text of a field's character counter; undefined where it has none. */
export function useCounter(
  text: string | undefined,
  limit: number | undefined,
): string | undefined {
  const { kit } = useFormLabels();
  if (text === undefined || limit === undefined) return undefined;
  return format(kit.counter, { used: text.length, limit });
}
