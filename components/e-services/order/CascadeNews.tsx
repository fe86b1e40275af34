'use client';

import { countText } from '@/components/forms/countText';
import { fillGaps } from '@/components/forms/fillGaps';
import type { Locale } from '@/lib/i18n/locales';
import { CASCADE, choicesAt } from '@/lib/forms/order-cascade';
import type { Cascade } from './useCascade';
import type { OrderWords } from './words';

interface Props {
  readonly locale: Locale;
  readonly words: OrderWords['order'];
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

function news({ locale, words, cascade: { chosen, offered, available } }: Props): string {
  if (available !== null) return fillGaps(words.availableNews, { quantity: available });
  const next = CASCADE.find((level) => chosen[level] === '');
  if (!next || next === 'classification') return '';
  const choices = choicesAt(next, chosen, offered);
  if (!choices) return '';
  if (choices.length === 0) return words.levels[next].none;
  return countText(locale, words.offered[next], choices.length);
}
