'use server';

import { takeOrder } from '@/lib/api/take-order';
import type { OrderState } from '@/lib/forms/order-state';

/** Takes the order form of a visitor without scripts, or brings the next choices. */
export async function sendOrder(_before: OrderState, data: FormData): Promise<OrderState> {
  return takeOrder(data);
}
