'use client';

import { useFormLabels, useTexts } from '@/components/forms/labels/FormLabelsProvider';
import { format, formatCount } from '@/lib/i18n/format';
import { CASCADE, choicesAt } from '@/lib/e-services/order-cascade';
import type { Cascade } from './useCascade';

/** Live region: announces the result of a choice. */
export function CascadeNews({ cascade }: { readonly cascade: Cascade }) {
  return (
    <p role="status" className="visually-hidden">
      {useNews(cascade)}
    </p>
  );
}

function useNews({ chosen, offered, available }: Cascade): string {
  const { locale } = useFormLabels();
  const order = useTexts('order');
  if (available !== null) return format(order.availableNews, { quantity: available });
  const next = CASCADE.find((level) => chosen[level] === '');
  if (!next || next === 'classification') return '';
  const choices = choicesAt(next, chosen, offered);
  if (!choices) return '';
  if (choices.length === 0) return order.levels[next].none;
  return formatCount(locale, order.offered[next], choices.length);
}
