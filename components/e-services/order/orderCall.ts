import { CallError, postJson } from '@/components/forms/postJson';
import type { ServerError } from '@/lib/e-services/server-errors';
import type { OrderValues } from '@/lib/forms/order';
import { FIELDS } from './orderForm';
import { GONE } from './words';

/** What an order that was placed brings. */
export interface PlacedOrder {
  readonly reference: string;
}

/** Refusals that belong to a field, wherever the answer names it. */
const MARKS: Partial<Record<ServerError, Readonly<Record<string, string>>>> = {
  'Quantity exceeds what is available': { quantity: 'Requrie Quantity Error' },
  'The item is no longer available': { movable: GONE },
};

/**
 * Sends an order under its key; the same key again is the same order (specification §7).
 * @throws CallError
 */
export async function placeOrder(values: OrderValues, submissionKey: string): Promise<PlacedOrder> {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, values[field]]));
  try {
    const { data } = await postJson<PlacedOrder>('/api/orders', { ...fields, submissionKey });
    return { reference: data?.reference ?? '' };
  } catch (error) {
    throw error instanceof CallError ? marked(error) : error;
  }
}

/** Whether others have taken what was asked for. */
export function isStockRefusal(error: unknown): boolean {
  return error instanceof CallError && error.message in MARKS;
}

function marked(error: CallError): CallError {
  const fields = MARKS[error.message as ServerError];
  return fields ? new CallError(error.message, error.unavailable, fields) : error;
}
