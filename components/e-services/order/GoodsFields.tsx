'use client';

import { Controller } from 'react-hook-form';
import { FormGrid } from '@/components/forms/FormGrid';
import { TextArea } from '@/components/forms/TextArea';
import { TextInput } from '@/components/forms/TextInput';
import { useScriptsRunning } from '@/components/ui/browserState';
import { MAX_QUANTITY_CHARACTERS, MAX_REVIEWS } from '@/lib/forms/order';
import { CASCADE, choicesAt, isOpen, type Level } from '@/lib/forms/order-cascade';
import type { Locale } from '@/lib/i18n/locales';
import { AvailableQuantity } from './AvailableQuantity';
import { CascadeNews } from './CascadeNews';
import { CascadeSelect } from './CascadeSelect';
import { NextChoices } from './NextChoices';
import { FORM } from './orderForm';
import type { Cascade } from './useCascade';
import type { OrderModel } from './useOrderForm';
import type { OrderWords } from './words';

/** Id of what the required quantity is held against. */
const AVAILABLE = `${FORM}-available`;

interface Props {
  readonly locale: Locale;
  readonly words: OrderWords['order'];
  readonly model: OrderModel;
}

/** What is ordered: the cascade, what is available, the quantity and reviews (specification §4, §5). */
export function GoodsFields({ locale, words, model }: Props) {
  const { form, field, sentence, cascade } = model;
  const scripts = useScriptsRunning();
  return (
    <>
      <CascadeNews locale={locale} words={words} cascade={cascade} />
      <NextChoices words={words} />
      <FormGrid>
        {CASCADE.map((level) => (
          <Controller
            key={level}
            control={form.control}
            name={level}
            render={({ field: { ref, onBlur, name } }) => (
              <CascadeSelect
                id={`${FORM}-${level}`}
                name={name}
                error={sentence(level)}
                inputRef={ref}
                onBlur={onBlur}
                value={cascade.chosen[level]}
                onChange={(id) => cascade.onChoose(level, id)}
                source={cascade.sources[level]}
                {...stateOf(level, cascade, words, scripts)}
              />
            )}
          />
        ))}
        <AvailableQuantity id={AVAILABLE} words={words} quantity={cascade.available} />
        <TextInput
          label={words.quantity}
          ltr
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_QUANTITY_CHARACTERS}
          describedBy={AVAILABLE}
          {...field('quantity')}
        />
        <TextArea
          label={words.reviews}
          optional
          wide
          maxLength={MAX_REVIEWS}
          {...field('reviews')}
        />
      </FormGrid>
    </>
  );
}

/** What a level's list says and offers: closed, loading, failed, empty or open. */
function stateOf(level: Level, cascade: Cascade, words: OrderWords['order'], scripts: boolean) {
  const { label, choose, loading, none, failed } = words.levels[level];
  const { chosen, offered, sources } = cascade;
  if (level !== 'classification' && !isOpen(chosen, level)) {
    return { label, choices: null, placeholder: words.first[level] };
  }
  const choices = choicesAt(level, chosen, offered);
  if (choices) return { label, choices, placeholder: choices.length > 0 ? choose : none };
  if (!sources[level].failed) return { label, choices, placeholder: scripts ? loading : choose };
  return { label, choices, placeholder: choose, failure: failed };
}
