import { postJson } from '@/components/forms/engine/postJson';
import { CallError } from '@/components/forms/engine/response';
import { submitTo, type Submission } from '@/components/forms/engine/submitTo';
import type { OrderValues } from '@/lib/forms/order';
import { stockRefusal } from '@/lib/e-services/order-refusals';
import { FIELDS, FORM } from './orderForm';

const order = submitTo<Partial<OrderValues>>(FORM, '/api/orders', postJson);

/** The order, without the stock that the page shows: the server checks against its own. */
export const orderSubmission: Submission<OrderValues> = {
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

/** A refusal that belongs to a field marks it, whether or not the response names the field. */
function withField(error: CallError): CallError {
  const fields = stockRefusal(error.message);
  return fields ? new CallError(error.message, error.reason, fields) : error;
}
