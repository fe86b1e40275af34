'use server';

import { handleOrderAction } from '@/lib/api/handle-order-action';
import type { OrderState } from '@/lib/e-services/order-state';

/** Handles the order form when it is sent without scripts, or returns the next choices. */
export async function sendOrder(_before: OrderState, data: FormData): Promise<OrderState> {
  return handleOrderAction(data);
}
