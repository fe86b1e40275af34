'use server';

import { handleOrderAction } from '@/lib/api/handle-order-action';
import type { OrderState } from '@/lib/e-services/order-state';

/** Handles the order form without JavaScript, or loads the next options. */
export async function sendOrder(_before: OrderState, data: FormData): Promise<OrderState> {
  return handleOrderAction(data);
}
