import { CallError, postJson } from '@/components/forms/engine/postJson';
import type { Receipt } from '@/lib/e-services/submissions';
import type { OrderValues } from '@/lib/forms/order';
import { stockRefusal } from '@/lib/forms/order-refusals';
import { FIELDS } from './orderForm';

/**
 * Sends an order under its key; the same key again is the same order (specification §7).
 * @throws CallError
 */
export async function placeOrder(values: OrderValues, submissionKey: string): Promise<Receipt> {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, values[field]]));
  try {
    const { data } = await postJson<Receipt>('/api/orders', { ...fields, submissionKey });
    return data ?? { reference: '', message: '' };
  } catch (error) {
    throw error instanceof CallError ? marked(error) : error;
  }
}

/** A refusal that belongs to a field marks it, whether or not the answer names the field. */
function marked(error: CallError): CallError {
  const fields = stockRefusal(error.message);
  return fields ? new CallError(error.message, error.unavailable, fields) : error;
}
