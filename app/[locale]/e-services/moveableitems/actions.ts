'use server';

import { handleOrderAction } from '@/lib/api/handle-order-action';
import type { OrderState } from '@/lib/forms/order-state';

/** Takes the order form of a visitor without scripts, or brings the next choices. */
export async function sendOrder(_before: OrderState, data: FormData): Promise<OrderState> {
  return handleOrderAction(data);
}
