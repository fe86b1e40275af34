import { NOT_SENT, type FormState } from '../forms/form-state';
import type { Offered } from './order-cascade';

/** What became of an order that was sent without scripts, and what there is to choose from next. */
export interface OrderState extends FormState {
  readonly offered: Offered;
}

export type OrderAction = (before: OrderState, data: FormData) => Promise<OrderState>;

export const NOTHING_OFFERED: Offered = { categories: null, items: null, stock: null };

/** An order that was not sent yet. */
export const ORDER_NOT_SENT: OrderState = { ...NOT_SENT, offered: NOTHING_OFFERED };

/** Name of the button that asks for the next choices where no scripts run. */
export const NEXT_CHOICES = 'nextChoices';
