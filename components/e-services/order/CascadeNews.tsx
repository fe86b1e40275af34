'use client';

import { countText } from '@/components/forms/labels/countText';
import { fillGaps } from '@/components/forms/labels/fillGaps';
import type { Locale } from '@/lib/i18n/locales';
import { CASCADE, choicesAt } from '@/lib/forms/order-cascade';
import type { Cascade } from './useCascade';
import type { OrderLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: OrderLabels['order'];
  readonly cascade: Cascade;
}

/** Tells screen readers once what a choice has brought. */
export function CascadeNews(props: Props) {
  return (
    <p role="status" className="visually-hidden">
      {news(props)}
    </p>
  );
}

function news({ locale, labels, cascade: { chosen, offered, available } }: Props): string {
  if (available !== null) return fillGaps(labels.availableNews, { quantity: available });
  const next = CASCADE.find((level) => chosen[level] === '');
  if (!next || next === 'classification') return '';
  const choices = choicesAt(next, chosen, offered);
  if (!choices) return '';
  if (choices.length === 0) return labels.levels[next].none;
  return countText(locale, labels.offered[next], choices.length);
}
