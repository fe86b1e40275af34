'use client';

import { format } from '@/lib/i18n/format';
import { useFormLabels } from '../labels/FormLabelsProvider';

/** How many of a field's characters are used, in words; undefined where they are not counted. */
export function useCounter(
  text: string | undefined,
  limit: number | undefined,
): string | undefined {
  const { kit } = useFormLabels();
  if (text === undefined || limit === undefined) return undefined;
  return format(kit.counter, { used: text.length, limit });
}
