'use client';

import { MAX_QUANTITY_CHARACTERS, ORDER_FORM } from '@ports-authority/e-services-contract';
import { Controller, useWatch } from 'react-hook-form';
import { FormGrid } from '@/components/forms/layout/FormGrid/FormGrid';
import { useTexts, useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { TextArea } from '@/components/forms/fields/TextArea/TextArea';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { useScriptsRunning } from '@/components/ui/shared/browserState';
import { CASCADE, choicesAt, isOpen, type Level } from '@/lib/e-services/order-cascade';
import type messages from '@/messages/ar.json';
import { AvailableQuantity } from './AvailableQuantity';
import { CascadeSelect } from './CascadeSelect';
import { FORM } from './orderForm';
import type { Cascade } from './useCascade';
import type { OrderModel } from './useOrderForm';
import { format, formatCount } from '@/lib/i18n/format';
import { Button } from '@/components/ui/Button/Button';
import { NEXT_CHOICES } from '@/lib/e-services/order-state';
import styles from './NextChoices.module.css';

/** Id of the available quantity, for `aria-describedby` of the quantity field. */
const AVAILABLE = `${FORM}-available`;

/** Goods: the cascade, available quantity, ordered quantity and remarks. */
export function GoodsFields({ model }: { readonly model: OrderModel }) {
  const order = useTexts('order');
  const { form, field, fieldError, cascade } = model;
  const scripts = useScriptsRunning();
  const reviews = useWatch({ control: form.control, name: 'reviews' });
  return (
    <>
      <CascadeNews cascade={cascade} />
      <NextChoices />
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
                error={fieldError(level)}
                inputRef={ref}
                onBlur={onBlur}
                value={cascade.chosen[level]}
                onChange={(id) => cascade.onChoose(level, id)}
                source={cascade.sources[level]}
                {...levelState(level, cascade, order, scripts)}
              />
            )}
          />
        ))}
        <AvailableQuantity id={AVAILABLE} quantity={cascade.available} />
        <TextInput
          label={order.quantity}
          ltr
          inputMode="decimal"
          autoComplete="off"
          limit={MAX_QUANTITY_CHARACTERS}
          describedBy={AVAILABLE}
          {...field('quantity')}
        />
        <TextArea
          label={order.reviews}
          optional
          wide
          limit={ORDER_FORM.fields.reviews.max}
          counted={reviews}
          {...field('reviews')}
        />
      </FormGrid>
    </>
  );
}

/** State of a level: disabled, loading, failed, empty or enabled. */
function levelState(
  level: Level,
  cascade: Cascade,
  order: (typeof messages)['order'],
  scripts: boolean,
) {
  const { label, choose, loading, none, failed } = order.levels[level];
  const { chosen, offered, sources } = cascade;
  if (level !== 'classification' && !isOpen(chosen, level)) {
    return { label, choices: null, placeholder: order.first[level] };
  }
  const choices = choicesAt(level, chosen, offered);
  if (choices) return { label, choices, placeholder: choices.length > 0 ? choose : none };
  if (!sources[level].failed) return { label, choices, placeholder: scripts ? loading : choose };
  return { label, choices, placeholder: choose, failure: failed };
}

/** Live region: announces the result of a choice. */
function CascadeNews({ cascade }: { readonly cascade: Cascade }) {
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

/** Submit button that loads the next level without JavaScript. */
function NextChoices() {
  const order = useTexts('order');
  return (
    <noscript>
      <div className={styles.next}>
        <p className={styles.text}>{order.nextText}</p>
        <Button type="submit" variant="ghost" size="small" name={NEXT_CHOICES} value="1">
          {order.nextButton}
        </Button>
      </div>
    </noscript>
  );
}
