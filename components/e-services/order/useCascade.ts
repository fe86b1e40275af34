'use client';

import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { OrderValues } from '@/lib/forms/order';
import {
  CASCADE,
  chosenMovable,
  choose,
  unavailableLevel,
  type Chosen,
  type Level,
} from '@/lib/e-services/order-cascade';
import { ORDER_GONE } from '@/lib/e-services/order-refusals';
import type { OrderState } from '@/lib/e-services/order-state';
import { useMovables } from './useMovables';

const NOTHING_CHOSEN: Chosen = { classification: '', item: '', site: '', movable: '' };

/** Classification → item → site → movable → available quantity. */
export function useCascade(form: UseFormReturn<OrderValues>, posted: OrderState) {
  const { control, setValue, getValues, clearErrors, setError, trigger } = form;
  const [classification, item, site, movable] = useWatch({ control, name: CASCADE });
  const chosen: Chosen = { classification, item, site, movable };
  const movables = useMovables(chosen, {
    chosen: { ...NOTHING_CHOSEN, ...posted.values },
    offered: posted.offered,
  });
  const { offered } = movables;
  const { quantity: available = null, unit = null } = chosenMovable(chosen, offered) ?? {};
  const lost = unavailableLevel(chosen, offered);

  function onChoose(level: Level, id: string): void {
    const next = choose(chosen, level, id);
    for (const each of CASCADE) {
      if (each === level) {
        setValue(each, id, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      } else if (next[each] !== chosen[each]) {
        setValue(each, next[each], { shouldDirty: true });
        clearErrors(each);
      }
    }
  }

  useEffect(() => {
    setValue('available', available ?? undefined);
    setValue('unit', unit ?? undefined);
    if (getValues('quantity')) void trigger('quantity');
  }, [available, unit, movable, setValue, getValues, trigger]);

  useEffect(() => {
    if (!lost) return;
    for (const level of CASCADE.slice(CASCADE.indexOf(lost))) setValue(level, '');
    setError(lost, { message: ORDER_GONE });
  }, [lost, setValue, setError]);

  return { ...movables, chosen, available, onChoose };
}

export type Cascade = ReturnType<typeof useCascade>;
