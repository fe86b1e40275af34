'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useFormCall } from '@/components/forms/useFormCall';
import { useFormWords } from '@/components/forms/FormWordsProvider';
import { useLeaveGuard } from '@/components/forms/useLeaveGuard';
import { useSessionDraft } from '@/components/forms/useSessionDraft';
import { orderSchema, type OrderValues } from '@/lib/forms/order';
import { CASCADE, isOpen } from '@/lib/forms/order-cascade';
import { isStockRefusal, placeOrder, type PlacedOrder } from './orderCall';
import { DRAFT, EMPTY_ORDER, FIELDS, FORM } from './orderForm';
import { useCascade } from './useCascade';

/** The order form, its cascade and its call (specification §4, §5). */
export function useOrderForm() {
  const { kit } = useFormWords();
  const form = useForm<OrderValues>({
    defaultValues: EMPTY_ORDER,
    resolver: yupResolver(orderSchema),
    mode: 'onTouched',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const cascade = useCascade(form);
  const forgetDraft = useSessionDraft(form, FORM, DRAFT);
  const keyOf = useOrderKey();

  async function send(values: OrderValues): Promise<PlacedOrder> {
    try {
      return await placeOrder(values, keyOf(values));
    } catch (error) {
      if (isStockRefusal(error)) void cascade.reloadStock();
      throw error;
    }
  }

  function clear(): void {
    form.reset(EMPTY_ORDER);
    forgetDraft();
  }

  const call = useFormCall({
    form,
    name: FORM,
    fields: FIELDS,
    send,
    onSuccess: () => {
      void cascade.forgetStock();
      keyOf(null);
      clear();
    },
  });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty && !call.sending, kit.leave);

  // A level that is not open yet takes no focus: its fault is told at the field alone.
  const closed = CASCADE.filter((level) => !isOpen(cascade.chosen, level)).map(
    (level) => `${FORM}-${level}`,
  );
  return {
    ...call,
    cascade,
    isDirty,
    faults: call.faults.filter(({ id }) => !closed.includes(id)),
    clear,
  };
}

export type OrderModel = ReturnType<typeof useOrderForm>;

/**
 * Key of an order: the same for each try of the same order, so that it is placed once, and another
 * one as soon as what is ordered changes. `null` forgets it.
 */
function useOrderKey() {
  const last = useRef({ order: '', key: '' });
  return (values: OrderValues | null): string => {
    const order = values ? JSON.stringify({ ...values, available: null, captcha: '' }) : '';
    if (order !== last.current.order) {
      last.current = { order, key: order && crypto.randomUUID() };
    }
    return last.current.key;
  };
}
