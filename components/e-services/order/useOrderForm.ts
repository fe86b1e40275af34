'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { CallError } from '@/components/forms/engine/response';
import { useSubmission } from '@/components/forms/engine/useSubmission';
import { orderSchema, type OrderValues } from '@/lib/forms/order';
import { CASCADE, isOpen } from '@/lib/e-services/order-cascade';
import { stockRefusal } from '@/lib/e-services/order-refusals';
import { ORDER_NOT_SENT, type OrderAction, type OrderState } from '@/lib/e-services/order-state';
import { createOrder, orderIdentity } from './orderCall';
import { DRAFT, EMPTY_ORDER, FIELDS, FORM } from './orderForm';
import { useCascade } from './useCascade';

/** The order form, its cascade and its call. */
export function useOrderForm(action: OrderAction) {
  const submission = useSubmission<OrderValues, OrderState>({
    name: FORM,
    resolver: yupResolver(orderSchema),
    empty: EMPTY_ORDER,
    fields: FIELDS,
    drafted: DRAFT,
    action,
    unsent: ORDER_NOT_SENT,
    send: createOrder,
    mode: 'onChange',
    identity: orderIdentity,
    onSent: () => void cascade.forgetStock(),
    onFailed: (error) => {
      if (error instanceof CallError && stockRefusal(error.message)) void cascade.reloadStock();
    },
  });
  const cascade = useCascade(submission.form, submission.actionState);

  // A level that can't be chosen yet can't take the focus: its error shows at the field alone.
  const closed = CASCADE.filter((level) => !isOpen(cascade.chosen, level)).map(
    (level) => `${FORM}-${level}`,
  );
  return {
    ...submission,
    cascade,
    errors: submission.errors.filter(({ id }) => !closed.includes(id)),
  };
}

export type OrderModel = ReturnType<typeof useOrderForm>;
