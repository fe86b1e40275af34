'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useActionState, useRef } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { CallError } from '@/components/forms/engine/postJson';
import { useLeaveGuard } from '@/components/forms/engine/useLeaveGuard';
import { useSessionDraft } from '@/components/forms/engine/useSessionDraft';
import { usePostedErrors } from '@/components/forms/engine/useSubmission';
import type { Receipt } from '@/lib/e-services/submissions';
import { orderSchema, type OrderValues } from '@/lib/forms/order';
import { CASCADE, isOpen } from '@/lib/forms/order-cascade';
import { stockRefusal } from '@/lib/forms/order-refusals';
import { ORDER_NOT_SENT, type OrderAction } from '@/lib/forms/order-state';
import { placeOrder } from './orderCall';
import { DRAFT, EMPTY_ORDER, FIELDS, FORM } from './orderForm';
import { useCascade } from './useCascade';

/**
 * The order form, its cascade and its call (specification §4, §5); `handleOrderAction` takes the form where
 * no scripts run.
 */
export function useOrderForm(handleOrderAction: OrderAction) {
  const { kit } = useFormLabels();
  const [posted, action] = useActionState(handleOrderAction, ORDER_NOT_SENT);
  const form = useForm<OrderValues>({
    defaultValues: { ...EMPTY_ORDER, ...posted.values },
    errors: usePostedErrors<OrderValues>(posted),
    resolver: yupResolver(orderSchema),
    mode: 'onChange',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const cascade = useCascade(form, posted);
  const forgetDraft = useSessionDraft(form, FORM, DRAFT);
  const keyOf = useOrderKey();

  async function send(values: OrderValues): Promise<Receipt> {
    try {
      return await placeOrder(values, keyOf(values));
    } catch (error) {
      if (error instanceof CallError && stockRefusal(error.message)) void cascade.reloadStock();
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
    refused: posted.status === 'refused' && posted.fields.captcha === undefined,
    send,
    onSuccess: () => {
      void cascade.forgetStock();
      keyOf(null);
      clear();
    },
  });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty, kit.leave);

  // A level that is not open yet takes no focus: its fault is told at the field alone.
  const closed = CASCADE.filter((level) => !isOpen(cascade.chosen, level)).map(
    (level) => `${FORM}-${level}`,
  );
  const isNews = !call.sending && !call.result && !call.failure && call.attempt === 0;
  return {
    ...call,
    cascade,
    isDirty,
    action,
    /** What became of the order that was sent without scripts, until another one is sent. */
    posted: isNews && posted.status !== 'idle' ? posted : null,
    /** Attributes of a control; `defaultValue` is for pages without scripts. */
    field: (path: Path<OrderValues>) => ({
      ...form.register(path),
      id: `${FORM}-${path}`,
      error: call.sentence(path),
      defaultValue: posted.values[path] ?? '',
    }),
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
