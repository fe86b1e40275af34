import { NOT_SENT, type FormState } from '../forms/form-state';
import type { Offered } from './order-cascade';

/** Result of an order posted without JavaScript, with the next options. */
export interface OrderState extends FormState {
  readonly offered: Offered;
}

export type OrderAction = (before: OrderState, data: FormData) => Promise<OrderState>;

export const NOTHING_OFFERED: Offered = { categories: null, items: null, stock: null };

export const ORDER_NOT_SENT: OrderState = { ...NOT_SENT, offered: NOTHING_OFFERED };

/** Name of the button that loads the next options without JavaScript. */
export const NEXT_CHOICES = 'nextChoices';
