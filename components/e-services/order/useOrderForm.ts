'use client';

import { CallError } from '@/lib/e-services/response';
import { resolverOf, useLazyResolver } from '@/components/forms/engine/useLazyResolver';
import { useSubmission } from '@/components/forms/engine/useSubmission';
import type { OrderValues } from '@/lib/forms/order';
import { CASCADE, choicesAt, isOpen } from '@/lib/e-services/order-cascade';
import { stockRefusal } from '@/lib/e-services/order-refusals';
import { ORDER_NOT_SENT, type OrderAction, type OrderState } from '@/lib/e-services/order-state';
import { DRAFT, EMPTY_ORDER, FIELDS, FORM } from './orderForm';
import type { LabelsWith } from '@/components/forms/labels/labels';
import { useCascade } from './useCascade';
import { postJson } from '@/components/forms/engine/postJson';
import { submitTo, type Submission } from '@/components/forms/engine/submitTo';

const loadResolver = resolverOf<OrderValues>(
  async () => (await import('@/lib/forms/order')).orderSchema,
);

/** The order form, its cascade and its call. */
export function useOrderForm(action: OrderAction, labels: LabelsWith<'order'>) {
  const { order, submission, form } = labels;
  const { locale } = form;
  const orderForm = useSubmission<OrderValues, OrderState>({
    name: FORM,
    resolver: useLazyResolver(loadResolver),
    empty: EMPTY_ORDER,
    fields: FIELDS,
    drafted: DRAFT,
    action,
    unsent: ORDER_NOT_SENT,
    submission: orderSubmission,
    summarise: (sent) => [
      { label: order.email, value: sent.email ?? '' },
      { label: submission.mobile, value: sent.mobileNumber ?? '' },
      { label: order.entity, value: sent.entity ?? '' },
      ...CASCADE.map((level) => ({
        label: order.levels[level].label,
        value:
          choicesAt(level, cascade.chosen, cascade.offered)?.find(({ id }) => id === sent[level])?.[
            locale
          ] ?? '',
      })),
      { label: order.quantity, value: sent.quantity ?? '' },
      { label: order.reviews, value: sent.reviews ?? '' },
    ],
    mode: 'onChange',
    onSent: () => void cascade.evictStock(),
    onFailed: (error) => {
      if (error instanceof CallError && stockRefusal(error.message)) void cascade.reloadStock();
    },
  });
  const cascade = useCascade(orderForm.form, orderForm.actionState);

  // Disabled levels can't take the focus: their errors are not in the summary.
  const closed = CASCADE.filter((level) => !isOpen(cascade.chosen, level)).map(
    (level) => `${FORM}-${level}`,
  );
  return {
    ...orderForm,
    cascade,
    errors: orderForm.errors.filter(({ id }) => !closed.includes(id)),
  };
}

export type OrderModel = ReturnType<typeof useOrderForm>;

const order = submitTo<Partial<OrderValues>>(FORM, '/api/orders', postJson);

/** Omits the displayed stock: the server checks its own. */
const orderSubmission: Submission<OrderValues> = {
  ...order,
  send: async (values, call) => {
    try {
      return await order.send(
        Object.fromEntries(FIELDS.map((field) => [field, values[field]])),
        call,
      );
    } catch (error) {
      throw error instanceof CallError ? withField(error) : error;
    }
  },
};

/** Assigns a server error to its field if the response does not. */
function withField(error: CallError): CallError {
  const fields = stockRefusal(error.message);
  return fields ? new CallError(error.message, error.reason, fields) : error;
}
