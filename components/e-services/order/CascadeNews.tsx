'use client';

import { format, formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { CASCADE, choicesAt } from '@/lib/e-services/order-cascade';
import type { Cascade } from './useCascade';
import type { OrderLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: OrderLabels['order'];
  readonly cascade: Cascade;
}

/** Live region: announces the result of a choice. */
export function CascadeNews(props: Props) {
  return (
    <p role="status" className="visually-hidden">
      {news(props)}
    </p>
  );
}

function news({ locale, labels, cascade: { chosen, offered, available } }: Props): string {
  if (available !== null) return format(labels.availableNews, { quantity: available });
  const next = CASCADE.find((level) => chosen[level] === '');
  if (!next || next === 'classification') return '';
  const choices = choicesAt(next, chosen, offered);
  if (!choices) return '';
  if (choices.length === 0) return labels.levels[next].none;
  return formatCount(locale, labels.offered[next], choices.length);
}
