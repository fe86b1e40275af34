import { postJson } from '@/components/forms/engine/postJson';
import { CallError } from '@/components/forms/engine/response';
import { submitTo } from '@/components/forms/engine/submitTo';
import type { Call } from '@/components/forms/engine/useCall';
import type { Receipt } from '@/lib/e-services/submissions';
import type { OrderValues } from '@/lib/forms/order';
import { stockRefusal } from '@/lib/e-services/order-refusals';
import { FIELDS } from './orderForm';

const submit = submitTo('/api/orders', postJson);

/**
 * Creates an order.
 * @throws CallError
 */
export async function createOrder(values: OrderValues, call: Call): Promise<Receipt> {
  try {
    return await submit(sentFields(values), call);
  } catch (error) {
    throw error instanceof CallError ? withField(error) : error;
  }
}

/** What makes an order another one: anything that is sent, but for the captcha. */
export function orderIdentity(values: OrderValues): string {
  return JSON.stringify({ ...sentFields(values), captcha: '' });
}

/** The values without the stock that the page shows: the server checks against its own. */
function sentFields(values: OrderValues) {
  return Object.fromEntries(FIELDS.map((field) => [field, values[field]]));
}

/** A refusal that belongs to a field marks it, whether or not the response names the field. */
function withField(error: CallError): CallError {
  const fields = stockRefusal(error.message);
  return fields ? new CallError(error.message, error.reason, fields) : error;
}
